import Foundation

/// Puts the words of one line next to each other.
struct LineComposer {
    /// A word, or the white space between two.
    private struct Atom {
        var text: String
        var run: Int
        var width: Double
        var isSpace: Bool
        var direction: TextDirection
        /// Even from left to right, odd from right to left.
        var level = 0
    }

    let text: TypesetText
    let line: TextLine
    let containerWidth: CGFloat
    let alignment: NSTextAlignment

    var fragments: [TextFragment] {
        var atoms = self.atoms
        if line.isRightToLeft || text.hasRightToLeft { atoms = reordered(atoms) }
        let spaces = atoms.filter(\.isSpace).count
        let stretch = justification(spaces: spaces)
        var x = Double(line.leftEdge(in: containerWidth, alignment: alignment))
        var fragments: [TextFragment] = []
        for atom in atoms {
            if !atom.isSpace { fragments.append(fragment(atom, x: x)) }
            x += atom.width + (atom.isSpace ? stretch : 0)
        }
        return fragments
    }

    private func fragment(_ atom: Atom, x: Double) -> TextFragment {
        let run = text.runs[atom.run]
        let raised = CGFloat(TextRun.number(run.attributes[.baselineOffset]) ?? 0)
        return TextFragment(
            text: atom.text,
            run: run,
            x: CGFloat(x),
            width: CGFloat(atom.width),
            baseline: line.baseline - raised
        )
    }

    // MARK: Alignment

    /// What is added to each space.
    private func justification(spaces: Int) -> Double {
        guard alignment == .justified, !line.endsParagraph, spaces > 0, containerWidth.isFinite else { return 0 }
        return max(0, Double(containerWidth + min(0, line.format.tailIndent) - line.x - line.width)) / Double(spaces)
    }

    // MARK: Words

    private var atoms: [Atom] {
        var atoms: [Atom] = []
        var x = 0.0
        append(line.visible, to: &atoms, x: &x)
        if !line.insertion.isEmpty {
            let run = text.run(at: max(line.visible.lowerBound, line.visible.upperBound - 1))
            let width = line.insertion.unicodeScalars.reduce(0) { $0 + text.runs[run].font.advance(of: $1.value) }
            let direction = atoms.last?.direction ?? .neutral
            atoms.append(
                Atom(
                    text: line.insertion,
                    run: run,
                    width: width,
                    isSpace: false,
                    direction: line.isTruncated ? .neutral : direction
                )
            )
        }
        append(line.tail, to: &atoms, x: &x)
        return atoms
    }

    private func append(_ clusters: Range<Int>, to atoms: inout [Atom], x: inout Double) {
        guard var runIndex = clusters.first.map(text.run(at:)) else { return }
        var begin = clusters.lowerBound
        while begin < clusters.upperBound {
            while runIndex + 1 < text.runs.count, text.runs[runIndex + 1].firstCluster <= begin { runIndex += 1 }
            let runEnd = runIndex + 1 < text.runs.count ? text.runs[runIndex + 1].firstCluster : text.count
            let atom = nextAtom(from: begin, to: min(clusters.upperBound, runEnd), run: runIndex, x: x)
            atoms.append(atom.atom)
            x += atom.atom.width
            begin = atom.end
        }
    }

    /// The clusters from `begin` that are all white space or none, and do not change their direction.
    private func nextAtom(from begin: Int, to limit: Int, run: Int, x: Double) -> (atom: Atom, end: Int) {
        let isSpace = text.classes[begin].isWhiteSpace
        // Each image has its own place.
        let limit = text.runs[run].image == nil ? limit : begin + 1
        var direction = direction(at: begin)
        var width = 0.0
        var end = begin
        while end < limit, text.classes[end].isWhiteSpace == isSpace {
            let next = self.direction(at: end)
            if direction != next {
                if next != .neutral && direction != .neutral { break }
                if direction == .neutral { direction = next }
            }
            width +=
                text.classes[end] == .tab
                ? text.tabWidth(at: end, from: Double(line.x) + x + width, format: line.format) : text.advances[end]
            end += 1
        }
        let atom = Atom(text: text.string(begin..<end), run: run, width: width, isSpace: isSpace, direction: direction)
        return (atom, end)
    }

    private func direction(at cluster: Int) -> TextDirection {
        text.hasRightToLeft ? TextDirection(text.scalar(at: cluster)) : .leftToRight
    }

    // MARK: Direction

    /// The atoms in the order they are seen, from left to right: Unicode's rules (UAX #9) without explicit embeddings.
    private func reordered(_ atoms: [Atom]) -> [Atom] {
        var atoms = atoms
        setLevels(&atoms)
        let highest = atoms.map(\.level).max() ?? 0
        for level in stride(from: highest, to: 0, by: -1) {
            var begin = 0
            while begin < atoms.count {
                var end = begin
                while end < atoms.count, atoms[end].level >= level { end += 1 }
                atoms[begin..<end].reverse()
                begin = max(end, begin + 1)
            }
        }
        return atoms
    }

    /// Letters decide; digits go with the letters before them; white space and punctuation with what is on both sides
    /// of them, or else with the paragraph.
    private func setLevels(_ atoms: inout [Atom]) {
        let levelOfLeftToRight = line.isRightToLeft ? 2 : 0
        var isRight = [Bool?](repeating: nil, count: atoms.count)
        var lettersAreRight = line.isRightToLeft
        for index in atoms.indices {
            switch atoms[index].direction {
            case .leftToRight, .rightToLeft:
                lettersAreRight = atoms[index].direction == .rightToLeft
                atoms[index].level = lettersAreRight ? 1 : levelOfLeftToRight
            case .number:
                atoms[index].level = lettersAreRight ? 2 : levelOfLeftToRight
            case .neutral:
                continue
            }
            isRight[index] = lettersAreRight
        }
        for index in atoms.indices where isRight[index] == nil {
            let paragraph = line.isRightToLeft
            let before = index > 0 ? isRight[index - 1] ?? paragraph : paragraph
            let after = isRight[(index + 1)...].lazy.compactMap { $0 }.first ?? paragraph
            let side = before == after ? before : paragraph
            isRight[index] = side
            atoms[index].level = side ? 1 : levelOfLeftToRight
        }
    }
}
