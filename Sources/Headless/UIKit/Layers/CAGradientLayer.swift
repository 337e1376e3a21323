import Foundation

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that is filled with colours which run into each other.
open class CAGradientLayer: CALayer {
    /// Of the type `CGColor`.
    open var colors: [Any]?

    /// Where along the gradient each colour is, from 0 to 1; evenly spread without it.
    open var locations: [NSNumber]?

    /// In the unit square of the layer.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    override func makeCopy() -> CALayer { CAGradientLayer() }

    override func copyContent(of layer: CALayer) {
        super.copyContent(of: layer)
        guard let other = layer as? CAGradientLayer else { return }
        colors = other.colors
        locations = other.locations
        startPoint = other.startPoint
        endPoint = other.endPoint
        type = other.type
    }
}
