import Foundation

open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    package let face: FontFace
    /// What makes the font follow the content-size category, if anything does.
    package let scaling: FontScaling?

    open var pointSize: CGFloat { size }
    private let size: CGFloat

    package init(face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
        self.face = face
        self.size = size
        self.scaling = scaling
        super.init()
    }

    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize
        self.init(face: descriptor.face, size: size, scaling: size == descriptor.pointSize ? descriptor.scaling : nil)
    }

    /// Any name gives the standard face; "Bold", "Semibold", "Italic", "Oblique" and "Mono" in it are understood.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(face: FontFace(named: fontName), size: fontSize)
    }

    public required init?(coder: NSCoder) {
        face = FontFace(
            weight: Weight(CGFloat(coder.decodeDouble(forKey: "weight"))),
            isItalic: coder.decodeBool(forKey: "italic"),
            isMonospaced: coder.decodeBool(forKey: "monospaced")
        )
        size = CGFloat(coder.decodeDouble(forKey: "size"))
        scaling = nil
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(face.weight.rawValue), forKey: "weight")
        coder.encode(face.isItalic, forKey: "italic")
        coder.encode(face.isMonospaced, forKey: "monospaced")
        coder.encode(Double(size), forKey: "size")
    }

    public static var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(face: face, size: fontSize)
    }

    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(face: face, pointSize: size, scaling: scaling)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return face == other.face && size == other.size && scaling == other.scaling
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(size)
        return hasher.finalize()
    }

    open override var description: String {
        "<UIFont: \(fontName) \(size)pt>"
    }
}
