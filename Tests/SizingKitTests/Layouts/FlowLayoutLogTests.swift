import HeadlessTools
import Simulation
import SizingKit
import TestSupport
import Testing
import UIKit

/// What a screen states for a flow layout and a layout of this package does not read is named in the log, by the layout's own
/// name. On Linux a delegate has all methods of its protocol.
@MainActor
@Suite struct FlowLayoutLogTests {
    private final class RoomLayout: SizingListLayout {}
    private final class PhotoLayout: SizingLayout {}
    private final class SettingsLayout: SizingListLayout {}

    private final class Screen: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            CGSize(width: 0, height: 40)
        }
    }

    private func lines(of layout: SizingLayout, after flow: UICollectionViewFlowLayout? = nil) -> [String] {
        let app = Screen()
        let view = UICollectionView(frame: .zero, collectionViewLayout: flow ?? layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header"
        )
        view.dataSource = app
        if flow == nil { view.delegate = app }
        let screen = HeadlessScreen()
        screen.show(view)
        return sizingLog {
            screen.frame()
            guard flow != nil else { return }
            view.setCollectionViewLayout(layout, animated: true)
            screen.runUntilRest()
        }
    }

    private static let methods = [
        "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt", "minimumInteritemSpacingForSectionAt",
        "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection",
    ]

    @Test func everyMethodOfADelegateIsNamed() throws {
        let layout = PhotoLayout(.grid(columns: 2))
        let line = try #require(lines(of: layout).first { $0.contains("UICollectionViewDelegateFlowLayout") })
        #expect(line.hasPrefix("PhotoLayout does not read"))
        for method in Self.methods { #expect(line.contains("collectionView(_:layout:\(method):)"), "\(method)") }
        #expect(!line.contains("Optional"))
    }

    /// A list reads what is stated of sections.
    @Test func whatAListReadsIsNotNamed() throws {
        let line = try #require(lines(of: RoomLayout()).first { $0.contains("UICollectionViewDelegateFlowLayout") })
        #expect(line.hasPrefix("RoomLayout does not read"))
        let unread = ["sizeForItemAt", "minimumInteritemSpacingForSectionAt"]
        for method in Self.methods {
            #expect(line.contains("collectionView(_:layout:\(method):)") == unread.contains(method), "\(method)")
        }
    }

    @Test func whatIsStatedOtherwiseIsNotNamed() throws {
        let layout = PhotoLayout(.grid(columns: 2))
        layout.itemSizing = { _ in .computed { CGSize(width: $0.width ?? 0, height: 50) } }
        layout.headerSizing = { _ in .title("A") }
        layout.footerSizing = { _ in nil }
        let line = try #require(lines(of: layout).first { $0.contains("UICollectionViewDelegateFlowLayout") })
        #expect(line.hasPrefix("PhotoLayout does not read"))
        #expect(line.contains("insetForSectionAt") && line.contains("minimumLineSpacingForSectionAt"))
        for method in ["sizeForItemAt", "referenceSizeForHeader", "referenceSizeForFooter"] {
            #expect(!line.contains(method), "\(method)")
        }
    }

    @Test func thePropertiesOfTheFlowLayoutBeforeAreNamed() throws {
        let flow = UICollectionViewFlowLayout()
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.sectionInset.left = 20
        let line = try #require(
            lines(of: SettingsLayout(), after: flow).first { $0.contains("UICollectionViewFlowLayout") }
        )
        #expect(line.hasPrefix("SettingsLayout does not read"))
        #expect(line.contains("headerReferenceSize: headerSizing") && line.contains("sectionInset"))
        #expect(!line.contains("footerReferenceSize") && !line.contains("minimumLineSpacing"))
    }
}
