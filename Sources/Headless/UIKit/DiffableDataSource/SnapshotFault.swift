import Foundation

/// What snapshots raise, in UIKit's words. Snapshots belong to no actor; a faulty one must be on the main actor to be told of.
enum SnapshotFault {
    static func raise(_ reason: String) {
        MainActor.assumeIsolated { UIKit.raise(.internalInconsistency, reason) }
    }

    static func requires(_ condition: Bool, _ text: String) -> Bool {
        if !condition { raise("Invalid parameter not satisfying: \(text)") }
        return condition
    }

    /// Raises if an identifier comes twice.
    static func areUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ what: String) -> Bool {
        var seen: Set<Identifier> = []
        let repeated = identifiers.filter { !seen.insert($0).inserted }
        guard !repeated.isEmpty else { return true }
        var listed: Set<Identifier> = []
        let list = repeated.filter { listed.insert($0).inserted }.map { "    \($0)" }.joined(separator: ",\n")
        raise("Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
        return false
    }
}
