import UIKit

/// A view that another one makes without knowing its class.
final class Badge: UIView {
    let color = UIColor.red
    var isSetUp = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isSetUp = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isSetUp = true
    }
}

final class BadgeCell: UICollectionViewCell {
    var isSetUp = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isSetUp = true
    }

    required init?(coder: NSCoder) { nil }
}

/// A container of some class of views, as libraries have it for cells, hosts and pages.
final class Host<Content: UIView>: UIView {
    let content = Content(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let spare = Content()

    init() {
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }
}

/// Fades its edges by a layer that it keeps as large as itself.
final class FadingView: UIView {
    let fade = CAGradientLayer()
    private(set) var layerLayouts = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        layer.addSublayer(fade)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        guard layer === self.layer else { return }
        layerLayouts += 1
        fade.frame = bounds
    }
}

/// Lays its sublayers out itself.
final class RulerLayer: CALayer {
    let line = CALayer()

    override func layoutSublayers() {
        super.layoutSublayers()
        if line.superlayer == nil { addSublayer(line) }
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }
}

final class RulerView: UIView {
    var layouts = 0

    override class var layerClass: AnyClass { RulerLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

/// Counts its batches.
final class NotingTable: UITableView {
    var batches = 0

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        super.performBatchUpdates(
            {
                self.batches += 1
                updates?()
            },
            completion: completion
        )
    }
}

final class NotingCollectionView: UICollectionView {
    var batches = 0

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        super.performBatchUpdates(
            {
                self.batches += 1
                updates?()
            },
            completion: completion
        )
    }
}
