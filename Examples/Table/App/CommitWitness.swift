import CoreFoundation
import UIKit

/// Counts where in a turn of the run loop Core Animation lays views out, which a test of a package can't see: it has no app.
///
/// SizingKit changes its last things before that, by a `UIUpdateLink` where there is one, by an observer of the run loop elsewhere.
@MainActor
final class CommitWitness {
    /// In an observer of the run loop that is about to sleep.
    private(set) var layoutsByObserver = 0
    /// Elsewhere: in a source of the run loop.
    private(set) var layoutsInSource = 0
    /// Between the phases of a `UIUpdateLink` before and after the commit.
    private(set) var layoutsWithinLink = 0

    private final class View: UIView {
        var didLayOut: (() -> Void)?

        override func layoutSubviews() {
            super.layoutSubviews()
            didLayOut?()
        }
    }

    private let view = View()
    private var observers: [CFRunLoopObserver?] = []
    private var endLink: (() -> Void)?
    private var isAboutToSleep = false
    private var isWithinLink = false

    /// Begins to count what is laid out in a view.
    func begin(in superview: UIView) {
        superview.addSubview(view)
        view.isUserInteractionEnabled = false
        view.didLayOut = { [weak self] in self?.note() }
        observers = [
            observer(.min) { $0.isAboutToSleep = true },
            observer(.max) { $0.isAboutToSleep = false },
        ]
        #if canImport(Darwin)
            for observer in observers { CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes) }
        #endif
        #if !targetEnvironment(macCatalyst)
            if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) { followLink() }
        #endif
    }

    /// Makes the next commit lay the view out.
    func ask() {
        view.setNeedsLayout()
    }

    func end() {
        for observer in observers { CFRunLoopObserverInvalidate(observer) }
        observers = []
        endLink?()
        view.removeFromSuperview()
    }

    private func observer(_ order: CFIndex, _ action: @escaping @MainActor (CommitWitness) -> Void)
        -> CFRunLoopObserver?
    {
        CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.beforeWaiting.rawValue, true, order) {
            [weak self] _, _ in MainActor.assumeIsolated { self.map(action) }
        }
    }

    #if !targetEnvironment(macCatalyst)
        @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
        private func followLink() {
            let link = UIUpdateLink(view: view)
            link.addAction(to: .beforeCATransactionCommit) { [weak self] _, _ in self?.isWithinLink = true }
            link.addAction(to: .afterCATransactionCommit) { [weak self] _, _ in self?.isWithinLink = false }
            link.isEnabled = true
            endLink = { link.isEnabled = false }
        }
    #endif

    private func note() {
        if isAboutToSleep { layoutsByObserver += 1 } else { layoutsInSource += 1 }
        if isWithinLink { layoutsWithinLink += 1 }
    }
}
