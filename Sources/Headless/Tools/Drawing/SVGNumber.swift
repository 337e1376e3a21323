import Foundation

extension CGFloat {
    /// The number rounded to hundredths, in as few characters as it takes.
    var short: String {
        guard isFinite else { return "0" }
        let hundredths = Int((self * 100).rounded())
        let magnitude = hundredths.magnitude
        let sign = hundredths < 0 ? "-" : ""
        let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(sign)\(whole)" }
        let fraction = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
        return "\(sign)\(whole == 0 ? "" : "\(whole)").\(fraction)"
    }
}
