import Foundation

/// What has coordinates: a view, or a screen’s space.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}

extension UICoordinateSpace {
    /// In the coordinates of the screen, if the space is a view; in its own, if it is the screen.
    fileprivate func toScreen(_ rect: CGRect) -> CGRect {
        guard let view = self as? UIView else { return rect }
        let root = view.root
        let inRoot = view.path(to: root).apply(rect)
        return root is UIWindow ? root.geometry.toSuperview(inRoot) : inRoot
    }

    fileprivate func fromScreen(_ rect: CGRect) -> CGRect {
        guard let view = self as? UIView else { return rect }
        let root = view.root
        return root.path(to: view).apply(root is UIWindow ? root.geometry.fromSuperview(rect) : rect)
    }

    fileprivate func converted(_ rect: CGRect, to other: any UICoordinateSpace) -> CGRect {
        if let view = self as? UIView, let target = other as? UIView, view.root === target.root {
            return view.path(to: target).apply(rect)
        }
        return other.fromScreen(toScreen(rect))
    }

    fileprivate func converted(_ point: CGPoint, to other: any UICoordinateSpace) -> CGPoint {
        converted(CGRect(origin: point, size: .zero), to: other).origin
    }
}

/// Between two views the functions that take views are meant, which do not go over the screen.
extension UIView: UICoordinateSpace {
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, to: coordinateSpace)
    }

    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.converted(point, to: self)
    }

    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, to: coordinateSpace)
    }

    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.converted(rect, to: self)
    }
}

/// The coordinates of a screen. Apple's `UIScreen` is no coordinate space itself, but has two of them.
@MainActor
final class ScreenCoordinates: NSObject, UICoordinateSpace {
    private unowned let screen: UIScreen

    init(of screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    var bounds: CGRect { screen.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.converted(point, to: self)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, to: coordinateSpace)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.converted(rect, to: self)
    }
}
