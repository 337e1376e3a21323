import Foundation

/// How a renderer draws.
@available(iOS 10.0, *)
open class UIGraphicsRendererFormat: NSObject {
    fileprivate(set) var keptBounds = CGRect.zero

    public required override init() {
        super.init()
    }

    open class func `default`() -> Self { self.init() }

    @available(iOS 11.0, *)
    open class func preferred() -> Self { self.init() }

    open var bounds: CGRect { keptBounds }
}

/// Where a renderer's closure draws.
@available(iOS 10.0, *)
open class UIGraphicsRendererContext: NSObject {
    private let keptFormat: UIGraphicsRendererFormat
    let recorder: DrawingRecorder

    init(_ format: UIGraphicsRendererFormat, _ recorder: DrawingRecorder) {
        (keptFormat, self.recorder) = (format, recorder)
        super.init()
    }

    open var format: UIGraphicsRendererFormat { keptFormat }

    /// With the colour that `setFill()` of a colour sets.
    open func fill(_ rect: CGRect) {
        recorder.fill(.rect(rect))
    }

    /// A line of a point around the rectangle, with the colour that `setStroke()` of a colour sets.
    open func stroke(_ rect: CGRect) {
        recorder.stroke(.rect(rect), width: 1)
    }
}

/// Draws what a closure draws.
@available(iOS 10.0, *)
open class UIGraphicsRenderer: NSObject {
    private let keptFormat: UIGraphicsRendererFormat
    let bounds: CGRect

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        (self.bounds, keptFormat) = (bounds, format)
        super.init()
        format.keptBounds = bounds
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat())
    }

    open var format: UIGraphicsRendererFormat { keptFormat }
    open var allowsImageOutput: Bool { false }
}
