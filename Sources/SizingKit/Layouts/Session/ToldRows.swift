import SizingEngine

/// Where UIKit was told that elements on screen are.
///
/// UIKit shows them there until it asks again, wherever they are by then.
struct ToldRows {
    /// What lies in a span of the content: which measured elements, and where.
    struct Digest: Equatable {
        private var value = 0

        /// Takes in an element that is part of an answer. It is done for each element at each question, so that it must cost little.
        mutating func add(_ element: Element, at frame: ItemFrame) {
            add(element.kind.rawValue)
            add(element.section)
            add(element.item)
            add(frame.main.start)
            add(frame.main.end)
            add(frame.cross.start)
            add(frame.cross.end)
        }

        /// A step of the hash function FNV-1a, with its prime.
        private mutating func add(_ number: Int) {
            value = (value ^ number) &* 0x100_0000_01B3
        }
    }

    private var answers: [(span: Span, digest: Digest)] = []

    /// UIKit asks for the screen at once, or for its pages.
    private static let mostAnswers = 4

    /// Records that UIKit will ask for everything again.
    mutating func forget() {
        answers.removeAll(keepingCapacity: true)
    }

    /// Records an answer.
    mutating func note(_ digest: Digest, in span: Span) {
        answers.removeAll { $0.span == span }
        if answers.count == Self.mostAnswers { answers.removeFirst() }
        answers.append((span, digest))
    }

    /// Whether something else lies there now.
    ///
    /// - Parameter digest: What lies in a span.
    func contradict(_ digest: (Span) -> Digest) -> Bool {
        answers.contains { digest($0.span) != $0.digest }
    }
}
