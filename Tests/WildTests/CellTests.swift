import HeadlessTools
import Testing
import UIKit

/// Cells as they are written for iOS, measured and laid out; the screen has two pixels to the point.
@MainActor
struct CellTests {
    /// Shows one cell, 320 points wide, in a layout that asks it for its height.
    private final class Stage<Cell: UICollectionViewCell>: NSObject, UICollectionViewDataSource {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
        let view = UICollectionView(frame: .zero, collectionViewLayout: FeedLayout())
        let configure: (Cell) -> Void

        init(_ configure: @escaping (Cell) -> Void) {
            self.configure = configure
            super.init()
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = self
            screen.window.traitOverrides.displayScale = 2
            screen.show(view)
            screen.frames(2)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            1
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
            configure(cell)
            return cell
        }

        var cell: Cell { view.cellForItem(at: IndexPath(item: 0, section: 0)) as! Cell }

        /// The frame of a view within the cell.
        func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: cell) }
    }

    @Test func stackViewsInStackViews() {
        let stage = Stage<ProfileCell> { cell in
            cell.nameLabel.text = "A name far too long for the room that a badge leaves it"
            cell.bioLabel.text = "First line\nSecond line"
        }
        let cell = stage.cell
        // The name is 24 points high, two lines of the text below it 36; 4 points between them, 12 around.
        #expect(cell.frame == rect(0, 0, 320, 88))
        #expect(stage.frame(cell.avatarView) == rect(16, 12, 48, 48))
        #expect(stage.frame(cell.nameLabel) == rect(76, 12, 190, 24))
        #expect(stage.frame(cell.badgeView) == rect(274, 16, 30, 16))
        #expect(stage.frame(cell.bioLabel) == rect(76, 40, 228, 36))
    }

    @Test func whatIsHiddenInAStackViewTakesNoRoom() {
        let stage = Stage<ProfileCell> { cell in
            cell.nameLabel.text = "A name far too long for the room that a badge leaves it"
            cell.bioLabel.isHidden = true
            cell.badgeView.isHidden = true
        }
        // As high as the picture.
        #expect(stage.cell.frame == rect(0, 0, 320, 72))
        #expect(stage.frame(stage.cell.nameLabel) == rect(76, 12, 228, 24))
    }

    @Test func aPictureAboveTexts() {
        let stage = Stage<ArticleCell> { cell in
            cell.headlineLabel.text = "Two lines\nof a headline"
            cell.dateLabel.text = "Today"
        }
        let cell = stage.cell
        #expect(stage.frame(cell.pictureView) == rect(16, 8, 288, 162))
        #expect(stage.frame(cell.headlineLabel) == rect(16, 180, 288, 41))
        #expect(stage.frame(cell.dateLabel).minY == 225)
        #expect(stage.frame(cell.dateLabel).height == 18)
        #expect(stage.frame(cell.shareButton) == rect(244, 219, 60, 30))
        #expect(cell.frame.height == 255)
    }

    @Test func aCellFollowsTheScreensWidth() {
        let stage = Stage<ArticleCell> { cell in
            cell.headlineLabel.text = "One line"
            cell.dateLabel.text = "Today"
        }
        stage.screen.rotate(to: CGSize(width: 480, height: 320))
        stage.screen.frames(2)
        // 448 × 9 / 16 = 252 for the picture.
        #expect(stage.frame(stage.cell.pictureView) == rect(16, 8, 448, 252))
        #expect(stage.cell.frame == rect(0, 0, 480, 324.5))
    }
}
