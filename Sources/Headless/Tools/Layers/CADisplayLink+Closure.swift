import UIKit

extension CADisplayLink {
    /// Makes a link that calls a closure in each frame of the screen, as soon as it has been added to a run loop.
    ///
    /// It stands for the initialiser with a target and a selector, which Linux cannot have:
    ///
    /// ```swift
    /// #if canImport(ObjectiveC)
    ///     let link = CADisplayLink(target: self, selector: #selector(step))
    /// #else
    ///     let link = CADisplayLink { [weak self] link in self?.step(link) }
    /// #endif
    /// ```
    public convenience init(onFrame: @escaping (CADisplayLink) -> Void) {
        self.init(tick: onFrame)
    }
}
