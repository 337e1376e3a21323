import Foundation

/// What a label shows, with the attributes that the label itself gives it.
struct LabelContent {
    enum Source {
        case plain(String)
        case attributed(NSAttributedString)
    }

    var source: Source?

    var string: String? {
        switch source {
        case .plain(let text): text
        case .attributed(let text): text.string
        case nil: nil
        }
    }

    var isEmpty: Bool { string?.isEmpty ?? true }

    /// Gives all of an attributed text a value, as setting a label's font or colour does.
    mutating func set(_ key: NSAttributedString.Key, to value: Any) {
        guard case .attributed(let text) = source else { return }
        source = .attributed(text.mapAttributes { $0.merging([key: value]) { $1 } })
    }

    /// The text cut into clusters.
    ///
    /// - Parameter traits: What fonts that follow the content-size category are adjusted to; nil leaves them alone.
    func typeset(attributes: [NSAttributedString.Key: Any], traits: UITraitCollection?) -> TypesetText {
        switch source {
        case .plain(let text): TypesetText(text, attributes: attributes)
        case .attributed(let text): TypesetText(adjusted(text, traits), attributes: attributes)
        case nil: TypesetText("", attributes: attributes)
        }
    }

    private func adjusted(_ text: NSAttributedString, _ traits: UITraitCollection?) -> NSAttributedString {
        guard let traits else { return text }
        return text.mapFonts { $0.adjusted(for: traits) }
    }
}
