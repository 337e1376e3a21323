import Foundation

/// What stands for a character of an attributed text: an image.
open class NSTextAttachment: NSObject, NSSecureCoding {
    /// Kept, and without effect: nothing is drawn of files here.
    open var contents: Data?
    open var fileType: String?

    open var image: UIImage?

    /// Where the image lies, in points: from the place on the baseline that the text has reached, upwards.
    ///
    /// The width is what the text goes on by. The zero rectangle stands for the size of the image, upon the baseline.
    open var bounds = CGRect.zero

    /// What is kept free on either side of the bounds, in points.
    @available(iOS 15.0, *)
    open var lineLayoutPadding: CGFloat {
        get { keptLineLayoutPadding }
        set { keptLineLayoutPadding = newValue }
    }
    private var keptLineLayoutPadding: CGFloat = 0

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    @available(iOS 13.0, *)
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Images are not archived.
    public required init?(coder: NSCoder) {
        contents = coder.decodeObject(of: NSData.self, forKey: "contents") as Data?
        fileType = coder.decodeObject(of: NSString.self, forKey: "fileType")?.description
        keptLineLayoutPadding = CGFloat(coder.decodeDouble(forKey: "lineLayoutPadding"))
        bounds = CGRect(
            x: coder.decodeDouble(forKey: "x"),
            y: coder.decodeDouble(forKey: "y"),
            width: coder.decodeDouble(forKey: "width"),
            height: coder.decodeDouble(forKey: "height")
        )
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(contents.map { NSData(data: $0) }, forKey: "contents")
        coder.encode(fileType.map { NSString(string: $0) }, forKey: "fileType")
        coder.encode(Double(keptLineLayoutPadding), forKey: "lineLayoutPadding")
        coder.encode(Double(bounds.minX), forKey: "x")
        coder.encode(Double(bounds.minY), forKey: "y")
        coder.encode(Double(bounds.width), forKey: "width")
        coder.encode(Double(bounds.height), forKey: "height")
    }

    public static var supportsSecureCoding: Bool { true }
}

extension NSTextAttachment {
    /// The character that an attachment stands for.
    public class var character: Int { 0xFFFC }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
