import SizingEngine
import UIKit

extension SizingPattern {
    /// The places of a valid pattern across a number of pixels.
    ///
    /// - Parameters:
    ///   - columnSpacing: The space between two parts of a row, in points, finite and not negative.
    ///   - rowSpacing: The space between two parts of a column and between two groups, in points, finite and not negative.
    @MainActor
    func parameters(
        across crossExtent: Int,
        columnSpacing: CGFloat,
        rowSpacing: CGFloat,
        on grid: PixelGrid
    ) -> PatternParameters {
        let whole = Span(start: 0, length: crossExtent)
        return PatternParameters(
            group: places(in: whole, spacing: grid.extent(of: columnSpacing, rounded: .nearest)),
            spacing: grid.extent(of: rowSpacing, rounded: .nearest)
        )
    }

    /// The part in its part of a span.
    @MainActor
    private func places(in whole: Span, spacing: Int) -> PatternParameters.Part {
        places(filling: Self.spans([fraction ?? 1], of: whole, spacing: spacing)[0], spacing: spacing)
    }

    /// The part over all of a span.
    @MainActor
    private func places(filling span: Span, spacing: Int) -> PatternParameters.Part {
        switch part {
        case .item: return .item(span)
        case .column(let parts): return .column(parts.map { $0.places(in: span, spacing: spacing) })
        case .row(let parts):
            let spans = Self.spans(parts.map { $0.fraction ?? 1 }, of: span, spacing: spacing)
            return .row(zip(parts, spans).map { $0.places(filling: $1, spacing: spacing) })
        }
    }

    /// Divides a span by fractions. What they leave of 1 is divided off like one more part.
    @MainActor
    private static func spans(_ fractions: [CGFloat], of whole: Span, spacing: Int) -> [Span] {
        let rest = 1 - fractions.reduce(0, +)
        let weights = (rest > tolerance ? fractions + [rest] : fractions).map(Double.init)
        // As long as there are enough pixels, every part is at least one pixel wide.
        let most = weights.count > 1 ? max(0, (whole.length - weights.count) / (weights.count - 1)) : spacing
        if spacing > most {
            SizingLog.reportOnce(
                "pattern spacing \(spacing) of \(fractions)",
                "a column spacing leaves no space for the parts \(fractions) of a pattern; it is reduced"
            )
        }
        return GridParameters.columns(weights: weights, in: whole.length, spacing: min(spacing, most))
            .prefix(fractions.count).map { $0.offset(by: whole.start) }
    }
}
