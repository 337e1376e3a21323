import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

@MainActor
@Suite struct TableRowPoolTests {
    private final class OtherRow: SizingTableViewCell {}

    private func pool() throws -> TableRowPool {
        let pool = TableRowPool()
        pool.register(LabelRow.self, for: .row("text"))
        let row = try #require(pool.dequeue(.row("text")))
        #expect(row is LabelRow)
        #expect(row.reuseIdentifier == "text")
        pool.add(row)
        #expect(pool.count == 1)
        return pool
    }

    @Test func aMemoryWarningReleasesIdleRows() async throws {
        let pool = try pool()
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        for _ in 0..<1_000 where pool.count > 0 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(pool.count == 0)
        #expect(pool.dequeue(.row("text")) is LabelRow)
    }

    @Test func rowsOfAnotherRegistrationAreShownNoMore() throws {
        let pool = try pool()
        pool.register(OtherRow.self, for: .row("text"))
        #expect(pool.count == 0)
        #expect(pool.dequeue(.row("text")) is OtherRow)
        let nothing: AnyClass? = nil
        pool.register(nothing, for: .row("text"))
        #expect(pool.dequeue(.row("text")) == nil)
    }
}
