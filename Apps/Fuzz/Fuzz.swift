@main struct FuzzMain { static func main() {} }
