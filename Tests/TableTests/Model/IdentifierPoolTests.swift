import Testing

@testable import Table

@Suite("Identifiers that are taken")
struct IdentifierPoolTests {
    @Test("A free name is taken as it is, and numbered from 2 on afterwards")
    func numbers() {
        var pool = IdentifierPool(taken: [])
        #expect((1...4).map { _ in pool.claim("a") } == ["a", "a-2", "a-3", "a-4"])
    }

    @Test("Numbered names that are taken are passed over")
    func passesOverTaken() {
        var pool = IdentifierPool(taken: ["a", "a-2", "a-4"])
        #expect((1...3).map { _ in pool.claim("a") } == ["a-3", "a-5", "a-6"])
        #expect(pool.claim("a-2") == "a-2-2")
    }

    @Test("Twenty thousand equal names take no longer than as many different ones", .timeLimit(.minutes(1)))
    func manyEqualNames() {
        var pool = IdentifierPool(taken: ["a"])
        var last = ""
        for _ in 1...20_000 { last = pool.claim("a") }
        #expect(last == "a-20001")
    }
}
