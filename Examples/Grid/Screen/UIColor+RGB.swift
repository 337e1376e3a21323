import UIKit

extension UIColor {
    /// A colour of red, green and blue in eight bits each.
    convenience init(rgb: UInt32) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
