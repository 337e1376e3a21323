import Foundation

open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let face: FontFace
    let scaling: FontScaling?

    open var pointSize: CGFloat { size }
    private let size: CGFloat

    init(face: FontFace, pointSize: CGFloat, scaling: FontScaling?) {
        self.face = face
        size = pointSize
        self.scaling = scaling
        super.init()
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(face: FontFace(named: fontName), pointSize: size, scaling: nil)
    }

    public required convenience init?(coder: NSCoder) {
        guard let font = UIFont(coder: coder) else { return nil }
        self.init(face: font.face, pointSize: font.pointSize, scaling: nil)
    }

    open func encode(with coder: NSCoder) {
        UIFont(face: face, size: pointSize).encode(with: coder)
    }

    public static var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    open var postscriptName: String { UIFont(face: face, size: pointSize).fontName }

    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isBold { traits.insert(.traitBold) }
        if face.isItalic { traits.insert(.traitItalic) }
        if face.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        var changed = face
        if symbolicTraits.contains(.traitBold) != face.isBold {
            changed.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
        }
        changed.isItalic = symbolicTraits.contains(.traitItalic)
        changed.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
        return UIFontDescriptor(face: changed, pointSize: pointSize, scaling: scaling)
    }

    @available(iOS 13.0, *)
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        var changed = face
        changed.isMonospaced = design == .monospaced
        return UIFontDescriptor(face: changed, pointSize: pointSize, scaling: scaling)
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(face: face, pointSize: newPointSize, scaling: nil)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return face == other.face && pointSize == other.pointSize && scaling == other.scaling
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(pointSize)
        return hasher.finalize()
    }
}

extension UIFontDescriptor {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    @available(iOS 13.0, *)
    public struct SystemDesign: Hashable, Equatable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
