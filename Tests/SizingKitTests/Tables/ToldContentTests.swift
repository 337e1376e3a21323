import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

/// What is compared to see whether the content of a row has changed.
@MainActor
@Suite struct ToldContentTests {
    /// A configuration that cannot be compared.
    private struct Plain: UIContentConfiguration {
        var height: CGFloat

        func makeContentView() -> UIView & UIContentView { View(self) }

        func updated(for state: UIConfigurationState) -> Plain { self }
    }

    private final class View: UIView, UIContentView {
        var configuration: UIContentConfiguration

        init(_ configuration: Plain) {
            self.configuration = configuration
            super.init(frame: .zero)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("made in code only") }
    }

    private func cell(_ configuration: (any UIContentConfiguration)?) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        cell.contentConfiguration = configuration
        HeadlessScreen().show(cell)
        cell.layoutIfNeeded()
        return cell
    }

    @Test func aConfigurationThatCannotBeComparedIsNewUntilItsViewIsLaidOut() {
        let cell = cell(Plain(height: 20))
        let told = ToldContent(of: cell, size: cell.bounds.size)
        #expect(!told.hasOtherConfiguration(cell))
        cell.contentConfiguration = Plain(height: 30)
        cell.contentView.setNeedsLayout()
        #expect(told.hasOtherConfiguration(cell))
        cell.layoutIfNeeded()
        cell.contentView.layoutIfNeeded()
        #expect(!told.hasOtherConfiguration(cell))
    }

    @Test func equalConfigurationsAreTheSameWhateverIsToBeLaidOut() {
        var content = UIListContentConfiguration.cell()
        content.text = "One"
        let cell = cell(content)
        let told = ToldContent(of: cell, size: cell.bounds.size)
        cell.contentConfiguration = content
        cell.contentView.setNeedsLayout()
        #expect(!told.hasOtherConfiguration(cell))
        content.text = "Two"
        cell.contentConfiguration = content
        #expect(told.hasOtherConfiguration(cell))
        cell.contentConfiguration = nil
        #expect(told.hasOtherConfiguration(cell))
    }
}
