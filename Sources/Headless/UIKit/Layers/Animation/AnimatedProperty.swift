import Foundation

/// A property of a layer that an animation changes by its name. There are no key paths of Objective-C here: these are the
/// names that have an effect.
struct AnimatedProperty {
    private let read: (CALayer) -> Any?
    private let write: (CALayer, AnimatedValue) -> Void

    private init(_ read: @escaping (CALayer) -> Any?, _ write: @escaping (CALayer, AnimatedValue) -> Void) {
        (self.read, self.write) = (read, write)
    }

    func set(isAdditive: Bool, on layer: CALayer, to value: (AnimatedValue) -> AnimatedValue) {
        guard let current = AnimatedValue(read(layer) as Any) else { return }
        let new = value(current)
        write(layer, isAdditive ? current.plus(new) : new)
    }
}

extension AnimatedProperty {
    /// Nil for a name that has no effect.
    init?(_ name: String) {
        guard let property = Self.geometry(name) ?? Self.transform(name) ?? Self.looks(name) ?? Self.shape(name) else {
            return nil
        }
        self = property
    }

    private static func number<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat>) -> AnimatedProperty {
        AnimatedProperty({ ($0 as? Layer)?[keyPath: path] }, { ($0 as? Layer)?[keyPath: path] = $1.number })
    }

    private static func color<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGColor?>) -> AnimatedProperty {
        AnimatedProperty({ ($0 as? Layer)?[keyPath: path] }, { ($0 as? Layer)?[keyPath: path] = $1.color })
    }

    private static func geometry(_ name: String) -> AnimatedProperty? {
        switch name {
        case "position": AnimatedProperty({ $0.position }, { $0.position = $1.point })
        case "position.x": number(\CALayer.position.x)
        case "position.y": number(\CALayer.position.y)
        case "bounds": AnimatedProperty({ $0.bounds }, { $0.bounds = $1.rect })
        case "bounds.size": AnimatedProperty({ $0.bounds.size }, { $0.bounds.size = $1.size })
        case "bounds.size.width": number(\CALayer.bounds.size.width)
        case "bounds.size.height": number(\CALayer.bounds.size.height)
        case "bounds.origin": AnimatedProperty({ $0.bounds.origin }, { $0.bounds.origin = $1.point })
        case "anchorPoint": AnimatedProperty({ $0.anchorPoint }, { $0.anchorPoint = $1.point })
        case "zPosition": number(\CALayer.zPosition)
        default: nil
        }
    }

    private static func transform(_ name: String) -> AnimatedProperty? {
        let scaled = { (layer: CALayer, x: CGFloat, y: CGFloat) in
            let old = layer.transform.scale
            layer.transform = CATransform3DScale(layer.transform, x / old.x, y / old.y, 1)
        }
        switch name {
        case "transform": return AnimatedProperty({ $0.transform }, { $0.transform = $1.transform })
        case "transform.scale":
            return AnimatedProperty({ $0.transform.scale.x }, { scaled($0, $1.number, $1.number) })
        case "transform.scale.x":
            return AnimatedProperty({ $0.transform.scale.x }, { scaled($0, $1.number, $0.transform.scale.y) })
        case "transform.scale.y":
            return AnimatedProperty({ $0.transform.scale.y }, { scaled($0, $0.transform.scale.x, $1.number) })
        case "transform.rotation", "transform.rotation.z":
            return AnimatedProperty(
                { $0.transform.rotation },
                { $0.transform = CATransform3DRotate($0.transform, $1.number - $0.transform.rotation, 0, 0, 1) }
            )
        case "transform.translation":
            return AnimatedProperty(
                { CGPoint(x: $0.transform.m41, y: $0.transform.m42) },
                { ($0.transform.m41, $0.transform.m42) = ($1.point.x, $1.point.y) }
            )
        case "transform.translation.x": return number(\CALayer.transform.m41)
        case "transform.translation.y": return number(\CALayer.transform.m42)
        default: return nil
        }
    }

    private static func looks(_ name: String) -> AnimatedProperty? {
        switch name {
        case "opacity": AnimatedProperty({ $0.opacity }, { $0.opacity = Float($1.number) })
        case "backgroundColor": color(\CALayer.backgroundColor)
        case "cornerRadius": number(\CALayer.cornerRadius)
        case "borderWidth": number(\CALayer.borderWidth)
        case "borderColor": color(\CALayer.borderColor)
        case "shadowColor": color(\CALayer.shadowColor)
        case "shadowRadius": number(\CALayer.shadowRadius)
        case "shadowOpacity": AnimatedProperty({ $0.shadowOpacity }, { $0.shadowOpacity = Float($1.number) })
        case "shadowOffset": AnimatedProperty({ $0.shadowOffset }, { $0.shadowOffset = $1.size })
        case "contents": AnimatedProperty({ $0.contents }, { $0.contents = $1.object })
        default: nil
        }
    }

    private static func shape(_ name: String) -> AnimatedProperty? {
        switch name {
        case "strokeStart": number(\CAShapeLayer.strokeStart)
        case "strokeEnd": number(\CAShapeLayer.strokeEnd)
        case "lineWidth": number(\CAShapeLayer.lineWidth)
        case "lineDashPhase": number(\CAShapeLayer.lineDashPhase)
        case "fillColor": color(\CAShapeLayer.fillColor)
        case "strokeColor": color(\CAShapeLayer.strokeColor)
        case "path":
            AnimatedProperty(
                { ($0 as? CAShapeLayer)?.path },
                { ($0 as? CAShapeLayer)?.path = ($1.object as? CGPath) }
            )
        case "startPoint":
            AnimatedProperty(
                { ($0 as? CAGradientLayer)?.startPoint },
                { ($0 as? CAGradientLayer)?.startPoint = $1.point }
            )
        case "endPoint":
            AnimatedProperty(
                { ($0 as? CAGradientLayer)?.endPoint },
                { ($0 as? CAGradientLayer)?.endPoint = $1.point }
            )
        default: nil
        }
    }
}

extension CATransform3D {
    fileprivate var scale: CGPoint {
        CGPoint(x: max(hypot(m11, m12), 1e-9), y: max(hypot(m21, m22), 1e-9))
    }

    fileprivate var rotation: CGFloat { atan2(m12, m11) }
}
