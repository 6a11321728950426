@main struct HelloMain { static func main() {} }
