import Foundation

extension NSAttributedString {
    /// The same text with other attributes.
    ///
    /// Put together anew: Foundation on Linux (Swift 6.3) stops in `addAttribute(_:value:range:)` where an attribute
    /// that is an object is replaced on a part of its run.
    func mapAttributes(
        _ transform: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        let mapped = NSMutableAttributedString(string: "")
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            let piece = attributedSubstring(from: range).string
            mapped.append(NSAttributedString(string: piece, attributes: transform(attributes)))
        }
        return mapped
    }

    /// The same text with each font replaced.
    func mapFonts(_ transform: (UIFont) -> UIFont) -> NSAttributedString {
        mapAttributes { attributes in
            guard let font = attributes[.font] as? UIFont else { return attributes }
            return attributes.merging([.font: transform(font)]) { $1 }
        }
    }
}
