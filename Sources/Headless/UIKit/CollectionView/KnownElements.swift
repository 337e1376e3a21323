import Foundation

/// The rectangles that a layout has been asked about, with its answers, since they were last invalid.
@MainActor
struct KnownElements {
    struct Answer {
        var rect: CGRect
        var attributes: [UICollectionViewLayoutAttributes]
    }

    private(set) var answers: [Answer] = []

    mutating func forget() {
        answers.removeAll(keepingCapacity: true)
    }

    mutating func add(_ answer: Answer) {
        answers.append(answer)
    }

    func contains(_ rect: CGRect) -> Bool {
        answers.contains { $0.rect.contains(rect) }
    }

    /// The elements of all answers that touch the rectangle, each once.
    func elements(around rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        if answers.count == 1, answers[0].rect.overlaps(rect) { return answers[0].attributes }
        let touched = answers.filter { $0.rect.overlaps(rect) }
        guard touched.count > 1 else { return touched.first?.attributes ?? [] }
        var seen: Set<ElementKey> = []
        return touched.flatMap(\.attributes).filter { seen.insert($0.key).inserted }
    }

    /// What is known of an element, whatever rectangle it was in the answer for.
    func element(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        for answer in answers {
            if let found = answer.attributes.first(where: { $0.key == key }) { return found }
        }
        return nil
    }

    /// Puts another answer for one element in the place of the old one, or adds or removes it.
    mutating func replace(_ key: ElementKey, by attributes: UICollectionViewLayoutAttributes?) {
        for index in answers.indices {
            let rect = answers[index].rect
            let isInside = attributes.map { $0.frame.overlaps(rect) } ?? false
            let position = answers[index].attributes.firstIndex { $0.key == key }
            switch (position, attributes) {
            case (let position?, let attributes?) where isInside:
                answers[index].attributes[position] = attributes
            case (let position?, _):
                answers[index].attributes.remove(at: position)
            case (nil, let attributes?) where isInside:
                answers[index].attributes.append(attributes)
            default:
                break
            }
        }
    }
}
