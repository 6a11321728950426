@main struct GalleryMain { static func main() {} }
