import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}

/// What a controller keeps of being shown over another, or of showing one.
struct PresentationState {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var isBeingPresented = false
    var isBeingDismissed = false
}

extension UIModalPresentationStyle {
    /// Whether what lies behind is taken off the screen.
    var coversScreen: Bool { self == .fullScreen || self == .currentContext }

    var isSheet: Bool { [.automatic, .pageSheet, .formSheet, .popover].contains(self) }
}

extension UIViewController {
    /// The container furthest out: it shows other controllers over itself for all that it contains.
    private var presenter: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    var presentedByAncestors: UIViewController? {
        sequence(first: self) { $0.parent }.lazy.compactMap { $0.presentation.presented }.first
    }

    var presentingOfAncestors: UIViewController? {
        sequence(first: self) { $0.parent }.lazy.compactMap { $0.presentation.presenting }.first
    }

    /// Puts a controller's view over everything in the window. UIKit prints a line and does nothing where there is no
    /// window, or where something is shown already; so does this.
    func show(over controller: UIViewController, completion: (() -> Void)?) {
        let presenter = presenter
        guard let window = presenter.viewIfLoaded?.window else {
            print("Attempt to present \(controller) on \(self) whose view is not in the window hierarchy.")
            return
        }
        guard presentedByAncestors == nil else {
            print("Attempt to present \(controller) on \(self) which is already presenting.")
            return
        }
        presenter.presentation.presented = controller
        controller.presentation.presenting = presenter
        controller.presentation.isBeingPresented = true
        guard let view = controller.view else { return }
        controller.place(view, in: window)
        window.addSubview(view)
        if controller.modalPresentationStyle.coversScreen { presenter.viewIfLoaded?.removeFromSuperview() }
        window.afterNextAppearance { [weak controller] in
            controller?.presentation.isBeingPresented = false
            completion?()
        }
    }

    private func place(_ view: UIView, in window: UIWindow) {
        view.frame = frameInPresentation(of: window)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard modalPresentationStyle.isSheet, !(self is UIAlertController) else { return }
        view.layer.cornerRadius = 10
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.clipsToBounds = true
    }

    /// A sheet begins ten points below the status bar, as known of iOS 13 to 18.
    private func frameInPresentation(of window: UIWindow) -> CGRect {
        guard modalPresentationStyle.isSheet, !(self is UIAlertController) else { return window.bounds }
        let top = window.safeAreaInsets.top + 10
        return CGRect(x: 0, y: top, width: window.bounds.width, height: window.bounds.height - top)
    }

    /// Takes what this controller shows off the screen, or itself if it shows nothing.
    func endPresentation(completion: (() -> Void)?) {
        guard let presenter = presentedByAncestors != nil ? presenterOfOwn : presentingOfAncestors,
            let presented = presenter.presentation.presented
        else {
            completion?()
            return
        }
        if let search = presented as? UISearchController {
            search.isActive = false
            completion?()
            return
        }
        let window = presented.viewIfLoaded?.window
        // What lies over it goes first.
        if presented.presentation.presented != nil { presented.endPresentation(completion: nil) }
        presented.presentation.isBeingDismissed = true
        if presented.modalPresentationStyle.coversScreen, let window, let view = presenter.viewIfLoaded {
            view.frame = window.bounds
            window.insertSubview(view, at: 0)
        }
        presented.viewIfLoaded?.removeFromSuperview()
        presented.presentation.isBeingDismissed = false
        presented.presentation.presenting = nil
        presenter.presentation.presented = nil
        if let window { window.afterNextAppearance { completion?() } } else { completion?() }
    }

    private var presenterOfOwn: UIViewController? {
        sequence(first: self) { $0.parent }.first { $0.presentation.presented != nil }
    }
}

extension UISearchController {
    /// Takes a controller's content for what the search is shown over.
    func present(over controller: UIViewController) {
        controller.presentation.presented = self
        presentation.presenting = controller
    }

    /// Takes the search off the screen, and what it shows over itself.
    func takeAway() {
        if presentation.presented != nil { endPresentation(completion: nil) }
        viewIfLoaded?.removeFromSuperview()
        presentation.presenting?.presentation.presented = nil
        presentation.presenting = nil
    }
}
