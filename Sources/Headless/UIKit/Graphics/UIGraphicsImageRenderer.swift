import Foundation

/// How an image is drawn.
@available(iOS 10.0, *)
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// That of the phone's screen; 0 stands for it, too.
    open var scale: CGFloat = ImageCatalog.scale
    open var opaque = false
}

/// Where the closure of an image draws.
@available(iOS 10.0, *)
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// What has been drawn so far.
    open var currentImage: UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 0
        return UIImage(
            content: .drawn(recorder.shapes),
            size: format.bounds.size,
            scale: scale > 0 ? scale : ImageCatalog.scale
        )
    }
}

/// Makes images of what is drawn: rectangles, paths and other images. There is no context of Core Graphics: code that asks for it
/// doesn't compile.
@available(iOS 10.0, *)
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    open override var allowsImageOutput: Bool { true }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let recorder = DrawingRecorder(origin: bounds.origin)
        let context = UIGraphicsImageRendererContext(format, recorder)
        DrawingRecorder.$current.withValue(recorder) { actions(context) }
        return context.currentImage
    }
}
