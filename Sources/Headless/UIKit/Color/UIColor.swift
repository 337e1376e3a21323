import Foundation

/// A colour; a dynamic one takes its components from the traits it is resolved with.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private enum Source {
        case fixed(RGBA)
        case dynamic((UITraitCollection) -> UIColor)
    }

    private let source: Source

    init(_ rgba: RGBA) {
        source = .fixed(rgba)
        super.init()
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(RGBA(red: white, green: white, blue: white, alpha: alpha))
        super.init()
    }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        source = .fixed(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
        super.init()
    }

    public init(cgColor: CGColor) {
        source = .fixed(cgColor.rgba)
        super.init()
    }

    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
        super.init()
    }

    /// The colour that the catalogue has for the name; a name that it does not have makes a grey one.
    @available(iOS 11.0, *)
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    @available(iOS 11.0, *)
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        guard !name.isEmpty else { return nil }
        let color = ColorCatalog.color(of: name)
        guard let traitCollection else {
            self.init(dynamicProvider: { color.resolvedColor(with: $0) })
            return
        }
        self.init(color.resolvedColor(with: traitCollection).rgba)
    }

    /// A colour that Xcode writes as `#colorLiteral`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let provider) = source else { return self }
        return provider(traitCollection).resolvedColor(with: traitCollection)
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let rgba): UIColor(rgba.withAlpha(alpha))
        case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    // MARK: Drawing

    /// Of what is filled and stroked from now on.
    open func set() {
        setFill()
        setStroke()
    }

    open func setFill() {
        DrawingRecorder.current?.fillColor = cgColor
    }

    open func setStroke() {
        DrawingRecorder.current?.strokeColor = cgColor
    }

    open var cgColor: CGColor {
        CGColor(rgba)
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba
        let parts = rgba.hueSaturationBrightness
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = rgba.alpha
        return true
    }

    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = rgba
        guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    /// Two dynamic colours are equal only if they are one object: what a provider answers cannot be compared.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        guard case .fixed(let first) = source, case .fixed(let second) = other.source else { return false }
        return first == second
    }

    open override var hash: Int {
        switch source {
        case .fixed(let rgba): rgba.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }

    private var rgba: RGBA {
        let resolved = resolvedColor(with: .current)
        guard case .fixed(let rgba) = resolved.source else {
            preconditionFailure("A resolved colour has components of its own.")
        }
        return rgba
    }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal that no other type is asked of.
public typealias _ColorLiteralType = UIColor
