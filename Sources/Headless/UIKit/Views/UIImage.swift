import Foundation

/// A picture of which only the name and the size are known.
open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// What the image shows, for the drawing.
    package let content: ImageContent
    private let tint: UIColor?

    open private(set) var size: CGSize
    open private(set) var scale: CGFloat
    open private(set) var renderingMode: RenderingMode

    package init(
        content: ImageContent,
        size: CGSize,
        scale: CGFloat,
        renderingMode: RenderingMode = .automatic,
        tint: UIColor? = nil
    ) {
        self.content = content
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        self.tint = tint
        super.init()
    }

    /// An image of nothing, without a size.
    public override convenience init() {
        self.init(content: .nothing, size: .zero, scale: 1)
    }

    /// A point of the image is a pixel.
    public init(cgImage: CGImage) {
        content = cgImage.image.content
        size = CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
        scale = 1
        renderingMode = .automatic
        tint = nil
        super.init()
    }

    open var cgImage: CGImage? { CGImage(self) }

    /// The size is that which the catalogue has for the name; a name that it does not have makes a square placeholder.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(content: .named(name), size: ImageCatalog.size(of: name), scale: ImageCatalog.scale)
    }

    /// Every name makes a symbol, as wide as it is high.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard !name.isEmpty else { return nil }
        let symbol = configuration as? SymbolConfiguration ?? .unspecified
        self.init(
            content: .symbol(name),
            size: symbol.symbolSize,
            scale: ImageCatalog.scale,
            renderingMode: .alwaysTemplate
        )
    }

    open var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }

    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        UIImage(content: content, size: size, scale: scale, renderingMode: renderingMode, tint: tint)
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        UIImage(content: content, size: size, scale: scale, renderingMode: renderingMode, tint: color)
    }

    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return UIImage(
            content: content,
            size: configuration.symbolSize,
            scale: scale,
            renderingMode: renderingMode,
            tint: tint
        )
    }

    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    open func draw(in rect: CGRect) {
        DrawingRecorder.current?.draw(self, in: rect)
    }

    /// The colour in which the image is drawn in a view of the tint colour, nil where it keeps its own colours.
    package func drawingColor(tintColor: UIColor) -> UIColor? {
        if let tint { return tint }
        return renderingMode == .alwaysTemplate ? tintColor : nil
    }
}

/// What an image shows.
package enum ImageContent: Hashable, Sendable {
    case named(String)
    case symbol(String)
    case nothing
    case drawn([DrawnShape])
}

/// The sizes of named images, in points; there are no files from which they could be read.
package enum ImageCatalog {
    /// The side of an image that the catalogue does not have.
    package static let placeholderSide: CGFloat = 60

    /// That of the phone's screen.
    static let scale: CGFloat = 3

    private static let lock = NSLock()
    nonisolated(unsafe) private static var sizes: [String: CGSize] = [:]

    package static func define(_ name: String, size: CGSize) {
        lock.withLock { sizes[name] = size }
    }

    static func size(of name: String) -> CGSize {
        lock.withLock { sizes[name] } ?? CGSize(width: placeholderSide, height: placeholderSide)
    }
}

extension UIImage {
    open class Configuration: NSObject, @unchecked Sendable {
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        private let pointSize: CGFloat
        private let symbolScale: SymbolScale

        private init(size pointSize: CGFloat, symbolScale: SymbolScale) {
            self.pointSize = pointSize
            self.symbolScale = symbolScale
            super.init()
        }

        public convenience init(pointSize: CGFloat) {
            self.init(size: pointSize, symbolScale: .default)
        }

        public convenience init(scale: SymbolScale) {
            self.init(size: Self.standardPointSize, symbolScale: scale)
        }

        open class var unspecified: SymbolConfiguration {
            SymbolConfiguration(size: standardPointSize, symbolScale: .unspecified)
        }

        /// That of the body text at the large content size, in points.
        private static let standardPointSize: CGFloat = 17

        /// Symbols are drawn a little larger than the text. The factors are estimates: each symbol has a size of its own,
        /// which is not known here.
        var symbolSize: CGSize {
            let factor: CGFloat =
                switch symbolScale {
                case .small: 0.95
                case .large: 1.5
                default: 1.2
                }
            let side = (pointSize * factor).rounded()
            return CGSize(width: side, height: side)
        }
    }
}
