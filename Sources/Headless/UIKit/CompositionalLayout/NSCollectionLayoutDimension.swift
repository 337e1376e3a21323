import Foundation

/// A width or a height.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    enum Rule {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniform
    }

    private(set) var rule = Rule.absolute
    private var value: CGFloat = 0

    /// Makes an instance of the receiver's own class, which Objective-C does through any initialiser.
    public required init(_headless: Void) {
        super.init()
    }

    private class func make(_ rule: Rule, _ value: CGFloat) -> Self {
        let dimension = self.init(_headless: ())
        dimension.rule = rule
        dimension.value = value
        return dimension
    }

    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }

    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }

    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }

    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, checked(estimatedDimension)) }

    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        make(.uniform, checked(estimatedDimension))
    }

    /// UIKit says so in the console. What it takes instead is not documented: 1 here.
    private class func checked(_ estimate: CGFloat) -> CGFloat {
        guard estimate <= 0 else { return estimate }
        logFault(
            "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please update your call site."
        )
        return 1
    }

    open var isFractionalWidth: Bool { rule == .fractionalWidth }
    open var isFractionalHeight: Bool { rule == .fractionalHeight }
    open var isAbsolute: Bool { rule == .absolute }
    open var isEstimated: Bool { rule == .estimated }
    open var isUniformAcrossSiblings: Bool { rule == .uniform }
    open var dimension: CGFloat { value }

    /// Whether the length is left to the view.
    var isSized: Bool { rule == .estimated || rule == .uniform }

    /// The length in a container, of an estimated one the preferred length or else the estimate.
    func length(in container: CGSize, preferred: CGFloat?) -> CGFloat {
        switch rule {
        case .fractionalWidth: value * container.width
        case .fractionalHeight: value * container.height
        case .absolute: value
        case .estimated, .uniform: preferred ?? value
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
