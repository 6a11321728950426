@main struct TodoMain { static func main() {} }
