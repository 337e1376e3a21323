import HeadlessTools
import SizingKit
import TestSupport
import Testing
import UIKit

/// What a list costs: the calls between UIKit, the layout and the data source, and the rows that are measured.
@MainActor
@Suite struct RowCountTests {
    private final class Rows: NSObject, UICollectionViewDataSource {
        var count: Int

        init(count: Int) {
            self.count = count
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            (cell as? HeightCell)?.show(50)
            return cell
        }
    }

    private struct Cost: Equatable {
        let act: String
        let calls: Int
        let measured: Int
    }

    /// What each act costs in a list of so many rows, until everything rests.
    private func costs(ofRows count: Int) -> [Cost] {
        let rows = Rows(count: count)
        let layout = SizingListLayout()
        let view = SizingCollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(HeightCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = rows
        let screen = HeadlessScreen()
        func cost(of name: String, _ act: () -> Void) -> Cost {
            let before = layout.statistics.items.measured
            let trace = CallTrace.record {
                act()
                screen.runUntilRest()
            }
            return Cost(act: name, calls: trace.lines.count, measured: layout.statistics.items.measured - before)
        }
        return [
            cost(of: "opening") { screen.show(view) },
            cost(of: "a jump") {
                layout.scrollExactly(toItemAt: IndexPath(item: 500, section: 0), at: .top, animated: false)
            },
            cost(of: "scrolling") {
                for _ in 0..<20 { screen.drag(view, by: 40) }
                screen.lift(view)
            },
            cost(of: "an insertion") {
                rows.count += 1
                view.insertItems(at: [IndexPath(item: 520, section: 0)])
            },
        ]
    }

    /// Claim (README): "opening, scrolling and inserting cost about as much for ten million as for a thousand"
    @Test(.byTurns()) func tenMillionRowsCostTheCallsOfAThousand() {
        let few = costs(ofRows: 1_000)
        #expect(few.allSatisfy { $0.calls > 0 && (1..<60).contains($0.measured) })
        #expect(costs(ofRows: 10_000_000) == few)
    }
}
