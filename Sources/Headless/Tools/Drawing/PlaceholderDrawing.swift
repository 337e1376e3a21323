import UIKit

/// Stands in for a picture of which only name and size are known: a soft colour of its own, its name and its ratio.
@MainActor
struct PlaceholderDrawing {
    let name: String
    let size: CGSize
    /// The colour of an image that takes one from its view.
    let tint: SVGColor?

    func elements(in rect: CGRect) -> [SVGElement] {
        let box = SVGShape(rect, radius: min(rect.width, rect.height) / 16).element
        return [box.filled(color)] + words(in: rect)
    }

    private var color: SVGColor {
        tint ?? SVGColor(UIColor(hue: hue, saturation: 0.28, brightness: 0.82, alpha: 1).cgColor)
    }

    /// The same for a name wherever and whenever it is drawn (FNV-1a).
    private var hue: CGFloat {
        let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return CGFloat(hash % 360) / 360
    }

    // MARK: Words

    /// Name and ratio, where there is room for them.
    private func words(in rect: CGRect) -> [SVGElement] {
        let label = UILabel()
        label.numberOfLines = 3
        label.font = .systemFont(ofSize: min(15, max(9, rect.width / 10)), weight: .semibold)
        label.text = "\(name)\n\(ratio)"
        label.textAlignment = .center
        label.textColor = UIColor(white: 1, alpha: 0.9)
        let room = rect.insetBy(dx: 6, dy: 6)
        let needed = label.sizeThatFits(CGSize(width: max(1, room.width), height: 0))
        guard needed.height <= room.height, needed.width <= room.width, rect.width >= 48 else { return [] }
        label.frame = room
        return ViewDrawing(view: label, rect: room, visible: room).text(of: label)
    }

    /// In small whole numbers if it is one of those, otherwise as so many to one.
    private var ratio: String {
        guard size.width > 0, size.height > 0 else { return "" }
        for height in 1...16 {
            let width = size.width / size.height * CGFloat(height)
            if abs(width - width.rounded()) < 0.005 { return "\(Int(width.rounded())) : \(height)" }
        }
        return "\((size.width / size.height).short) : 1"
    }
}
