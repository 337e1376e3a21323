import UIKit

/// The reported attributes of headers, footers and attached views, as far as UIKit still keeps them.
///
/// UIKit ends apps in which such a view gets other attributes than those that UIKit keeps: "layout attributes for supplementary item at
/// index path … changed from … to … without invalidating the layout". So each answer is compared here with the one before.
@MainActor
struct ToldHeaders {
    /// The kind and the place of a view.
    private struct Name: Hashable {
        let kind: String
        let section: Int
        let item: Int

        init?(_ kind: String?, _ indexPath: IndexPath) {
            guard let kind, let first = indexPath.first, indexPath.count <= 2 else { return nil }
            self.kind = kind
            section = first
            // A view of the whole content has one index.
            item = indexPath.count == 2 ? indexPath[1] : -1
        }

        @MainActor
        init?(_ attributes: UICollectionViewLayoutAttributes) {
            guard attributes.representedElementCategory == .supplementaryView else { return nil }
            self.init(attributes.representedElementKind, attributes.indexPath)
        }
    }

    private struct Answer {
        /// A copy, since UIKit and the app may change the attributes themselves.
        let attributes: UICollectionViewLayoutAttributes
        var turn: Int
    }

    private var answers: [Name: Answer] = [:]
    /// Counts how often UIKit has forgotten everything. Answers of another turn are forgotten; most come again as they were, and need no
    /// other copy then.
    private var turn = 0

    /// The number of answers beyond which those that UIKit has forgotten are removed.
    private static let mostAnswers = 256

    /// Records that UIKit has forgotten everything.
    mutating func forget() {
        turn &+= 1
        if answers.count > Self.mostAnswers { answers.removeAll() }
    }

    /// Records that UIKit has forgotten some views.
    mutating func forget(_ kind: String, at indexPaths: [IndexPath]) {
        for indexPath in indexPaths { Name(kind, indexPath).map { answers[$0] = nil } }
    }

    /// The result of comparing a new answer with the attributes that UIKit keeps of a view.
    enum Comparison {
        case same, other
        /// UIKit was not told of the view, or has forgotten it.
        case unknown
    }

    /// Compares an answer with the one that UIKit keeps. An answer that is the same counts as told again.
    mutating func compare(_ attributes: UICollectionViewLayoutAttributes) -> Comparison {
        guard let name = Name(attributes), let answer = answers[name] else { return .unknown }
        guard answer.attributes.isEqual(attributes) else { return answer.turn == turn ? .other : .unknown }
        if answer.turn != turn { answers[name]?.turn = turn }
        return .same
    }

    /// Records an answer.
    mutating func note(_ attributes: UICollectionViewLayoutAttributes) {
        guard let name = Name(attributes), let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
        else {
            return
        }
        answers[name] = Answer(attributes: copy, turn: turn)
    }
}
