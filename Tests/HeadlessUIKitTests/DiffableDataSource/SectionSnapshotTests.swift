import HeadlessTools
import Testing
import UIKit

@MainActor
struct SectionSnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

    /// Two folders, the first open with an open folder in it.
    private func outline() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.append(["A", "B"])
        snapshot.append(["A1", "A2"], to: "A")
        snapshot.append(["A1x", "A1y"], to: "A1")
        snapshot.append(["B1"], to: "B")
        snapshot.expand(["A"])
        return snapshot
    }

    @Test func whatIsThere() {
        let outline = outline()
        #expect(outline.items == ["A", "A1", "A1x", "A1y", "A2", "B", "B1"])
        #expect(outline.rootItems == ["A", "B"])
        #expect(outline.visibleItems == ["A", "A1", "A2", "B"])
        #expect(outline.level(of: "A") == 0)
        #expect(outline.level(of: "A1y") == 2)
        #expect(outline.index(of: "A2") == 4)
        #expect(outline.index(of: "Z") == nil)
        #expect(outline.parent(of: "A1x") == "A1")
        #expect(outline.parent(of: "A") == nil)
        #expect(outline.isExpanded("A"))
        #expect(!outline.isExpanded("A1"))
        #expect(outline.isVisible("A1"))
        #expect(!outline.isVisible("A1x"))
        #expect(outline.contains("B1"))
    }

    @Test func expandingAndCollapsing() {
        var outline = outline()
        outline.expand(["A1", "B"])
        #expect(outline.visibleItems == outline.items)
        outline.collapse(["A"])
        #expect(outline.visibleItems == ["A", "B", "B1"])
        outline.expand(["A"])
        #expect(outline.visibleItems == outline.items)
    }

    @Test func insertingAndDeleting() {
        var outline = outline()
        outline.insert(["A0"], before: "A1")
        outline.insert(["C"], after: "B")
        #expect(outline.items == ["A", "A0", "A1", "A1x", "A1y", "A2", "B", "B1", "C"])
        #expect(outline.parent(of: "A0") == "A")
        outline.delete(["A1", "B1"])
        #expect(outline.items == ["A", "A0", "A2", "B", "C"])
        outline.deleteAll()
        #expect(outline.items.isEmpty)
    }

    @Test func partsAndReplacements() {
        var outline = outline()
        let part = outline.snapshot(of: "A")
        #expect(part.items == ["A1", "A1x", "A1y", "A2"])
        #expect(part.level(of: "A1") == 0)
        let whole = outline.snapshot(of: "A", includingParent: true)
        #expect(whole.visibleItems == ["A", "A1", "A2"])
        var other = Snapshot()
        other.append(["n"])
        other.append(["m"], to: "n")
        outline.replace(childrenOf: "A", using: other)
        #expect(outline.items == ["A", "n", "m", "B", "B1"])
        #expect(outline.level(of: "m") == 2)
        var third = Snapshot()
        third.append(["t"])
        third.append(["u"], to: "t")
        third.expand(["t"])
        outline.insert(third, after: "A")
        #expect(outline.visibleItems == ["A", "n", "t", "u", "B"])
    }

    @Test func faults() {
        var outline = outline()
        let caught = catchingUIKitExceptions {
            outline.append(["x", "x"])
            outline.append(["B1"])
            outline.append(["y"], to: "nowhere")
        }
        #expect(caught.count == 3)
        #expect(caught.first?.reason.hasPrefix("Fatal: supplied item identifiers are not unique.") == true)
        #expect(outline.items == ["A", "A1", "A1x", "A1y", "A2", "B", "B1"])
    }
}
