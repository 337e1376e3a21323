import SizingEngine

/// The reported positions of elements on screen.
///
/// UIKit shows the elements there until it asks again, even if they have moved.
struct ToldRows {
    /// A hash of the measured elements in a span of the content, and of their frames.
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

    /// Whether other elements lie in the recorded spans now, or the same ones elsewhere.
    ///
    /// - Parameter digest: Returns the present digest of a span.
    func contradict(_ digest: (Span) -> Digest) -> Bool {
        answers.contains { digest($0.span) != $0.digest }
    }
}
