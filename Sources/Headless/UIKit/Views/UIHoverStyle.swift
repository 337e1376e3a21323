import Foundation

/// The outline of something that lights up.
public struct UIShape {
    private enum Outline {
        case rect, capsule, circle
    }

    private let outline: Outline

    @available(iOS 17.0, *)
    public static var rect: UIShape { UIShape(outline: .rect) }
    @available(iOS 17.0, *)
    public static var capsule: UIShape { UIShape(outline: .capsule) }
    @available(iOS 17.0, *)
    public static var circle: UIShape { UIShape(outline: .circle) }
}

/// How a view lights up below a pointer or a look. Nothing does here.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
    open var shape: UIShape?
    open var isEnabled = true

    @available(iOS 17.0, *)
    public convenience init(shape: UIShape? = nil) {
        self.init()
        self.shape = shape
    }
}
