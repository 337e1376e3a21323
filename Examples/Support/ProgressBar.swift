import Foundation

/// A bar on a terminal's last line for work that takes long. It says nothing where there is no terminal.
public struct ProgressBar {
    private static let width = 40
    /// Work that is done before this many seconds shows no bar.
    private static let patience: TimeInterval = 0.5

    private let label: String
    private let isTerminal = isatty(STDERR_FILENO) != 0
    private let start = ProcessInfo.processInfo.systemUptime
    private var shown: Int?

    public init(_ label: String) {
        self.label = label
    }

    /// Shows how much is done, from 0 to 1.
    public mutating func show(_ fraction: Double) {
        guard isTerminal, ProcessInfo.processInfo.systemUptime - start > Self.patience else { return }
        let filled = Int(min(1, max(0, fraction)) * Double(Self.width))
        guard filled != shown else { return }
        shown = filled
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        write("\r\(label) \(bar) \(filled * 100 / Self.width) %")
    }

    /// Takes the bar away.
    public func finish() {
        guard shown != nil else { return }
        write("\r\u{1B}[K")
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
