import Foundation
import HeadlessTools
import TestSupport
import Testing
import UIKit

@testable import SizingKit

@MainActor
@Suite struct SizingTraceTests {
    /// What the page's script reads.
    private struct Contents: Decodable {
        struct Film: Decodable {
            let title: String
            let width, height: Double
            let shapes: [String]
            let frames: [Frame]
        }

        struct Frame: Decodable {
            let x, y, origin: Double
            let parts, elements: [[Double]]
            let moved: Int
            let notes: [String]
        }

        let films: [Film]

        init(of page: String) throws {
            let start = try #require(page.range(of: "const contents = ")).upperBound
            let end = try #require(page.range(of: ";\n", range: start..<page.endIndex)).lowerBound
            self = try JSONDecoder().decode(Self.self, from: Data(page[start..<end].utf8))
        }
    }

    private static func list(_ count: Int = 200, hostility: Hostility = []) -> ListFixture {
        let list = ListFixture(
            heights: [(0..<count).map { CGFloat(40 + $0 * 37 % 90) }],
            size: CGSize(width: 390, height: 600),
            hostility: hostility
        )
        list.screen.frame()
        return list
    }

    private static func scroll(_ list: ListFixture, to item: Int) {
        list.layout.scrollExactly(toItemAt: IndexPath(item: item, section: 0), at: .top, animated: false)
        list.screen.runUntilRest()
    }

    /// The layout is believed as little as possible: what a film sees, which knows the finger, is what a trace sees.
    @Test(arguments: sample(of: Hostility.readerModes, every: 4))
    func aFlingUpThroughUnmeasuredRowsMovesNothing(_ hostility: Hostility) {
        let list = Self.list(hostility: hostility)
        Self.scroll(list, to: 150)
        let trace = SizingTrace(of: list.layout)
        let film = HeadlessFilm("List", of: list.collectionView, on: list.screen)
        trace.start()
        let measured = list.measured.count
        film.record {
            list.screen.fling(list.collectionView, velocity: -3_000)
            list.screen.runUntilRest()
        }
        trace.stop()
        #expect(list.measured.count > measured + 10)
        #expect(film.movedPixels == 0)
        #expect(trace.movedPixels == 0)
        #expect(trace.frames.count > 60)
        let settled = trace.frames.map(\.settledPixels)
        #expect(settled.last != settled.first)
        #expect(trace.frames.contains { $0.elements.contains { $0.status == .estimated } })
        #expect(trace.frames.last?.bounds == list.collectionView.bounds)
    }

    @Test(arguments: [false, true]) func framesAreRecordedWhileAFingerIsDown(isOldSystem: Bool) {
        let list = withoutUpdateLinks(isOldSystem) { Self.list() }
        let trace = SizingTrace(of: list.layout)
        trace.start()
        #expect(trace.isRecording)
        list.screen.touchDown(list.collectionView)
        for _ in 0..<20 { list.screen.drag(list.collectionView, by: 11) }
        #expect(trace.frames.count >= 20)
        #expect(trace.frames.last?.motion == .finger)
        list.screen.lift(list.collectionView)
        list.screen.runUntilRest()
        trace.stop()
        #expect(!trace.isRecording)
        #expect(trace.frames.last?.bounds.minY == 220)
        let count = trace.frames.count
        list.drag(by: 50)
        #expect(trace.frames.count == count)
    }

    @Test func atRestNothingIsRecorded() {
        let list = Self.list()
        list.screen.runUntilRest()
        let trace = SizingTrace(of: list.layout)
        trace.start()
        list.screen.frames(30)
        #expect(trace.frames.count == 1)
    }

    @Test func aRowThatGrowsUnderTheReaderMovesWhatFollows() throws {
        let list = Self.list()
        Self.scroll(list, to: 50)
        let trace = SizingTrace(of: list.layout)
        trace.start()
        list.rows[0][52].height += 12
        list.layout.invalidateSizes(at: [IndexPath(item: 52, section: 0)])
        list.rows[0][52].id = list.freshID()
        list.screen.runUntilRest()
        trace.stop()
        #expect(trace.movedPixels == 36)
        let moved = try #require(trace.frames.last { $0.movedPixels > 0 }).items.filter { $0.movedPixels > 0 }
        #expect(moved.map(\.indexPath.item).min() == 53)
    }

    @Test func rowsAreFollowedThroughBatches() {
        let list = Self.list()
        Self.scroll(list, to: 100)
        let trace = SizingTrace(of: list.layout)
        trace.start()
        // Above the screen: nothing moves.
        list.collectionView.performBatchUpdates {
            list.rows[0].insert(.init(id: list.freshID(), height: 77), at: 3)
            list.rows[0].insert(.init(id: list.freshID(), height: 99), at: 40)
            list.collectionView.insertItems(at: [3, 40].map { IndexPath(item: $0, section: 0) })
        }
        list.screen.runUntilRest()
        #expect(trace.movedPixels == 0)
        #expect(trace.frames.count > 1)
        // On screen: what follows moves by the new row.
        list.collectionView.performBatchUpdates {
            list.rows[0].insert(.init(id: list.freshID(), height: 50), at: 104)
            list.collectionView.insertItems(at: [IndexPath(item: 104, section: 0)])
        }
        list.screen.runUntilRest()
        #expect(trace.movedPixels == 150)
        // After a reload no row is known to be the one before: neither where there are as many, nor where there are fewer.
        list.heights = [(0..<203).map { CGFloat(40 + $0 * 53 % 90) }]
        list.collectionView.reloadData()
        list.screen.runUntilRest()
        #expect(trace.movedPixels == 150)
        list.heights = [[100, 300, 200, 250]]
        list.collectionView.reloadData()
        list.screen.runUntilRest()
        trace.stop()
        #expect(trace.movedPixels == 150)
        #expect(trace.frames.last?.items.count == list.collectionView.visibleCells.count)
    }

    @Test func aRotationIsNoMovement() {
        let list = Self.list()
        Self.scroll(list, to: 100)
        let trace = SizingTrace(of: list.layout)
        trace.start()
        list.screen.resize(to: CGSize(width: 600, height: 390))
        list.screen.runUntilRest()
        #expect(trace.frames.last?.bounds.size == CGSize(width: 600, height: 390))
        #expect(trace.movedPixels == 0)
    }

    @Test func ofALongRecordTheLastFramesAreKept() {
        let list = Self.list()
        let trace = SizingTrace(of: list.layout, frameLimit: 5)
        trace.start()
        for _ in 0..<20 { list.drag(by: 10) }
        #expect(trace.frames.count == 5)
        #expect(trace.frames.last?.bounds.minY == 200)
        #expect(SizingTrace(of: list.layout, frameLimit: -3).frameLimit == 1)
    }

    @Test func aLayoutHasOneTraceAtATime() {
        let list = Self.list()
        let (first, second) = (SizingTrace(of: list.layout), SizingTrace(of: list.layout))
        first.start()
        second.start()
        #expect(!first.isRecording)
        list.drag(by: 10)
        #expect(first.frames.count == 1)
        #expect(second.frames.count > 1)
        first.stop()
        #expect(second.isRecording)
        first.start()
        #expect(!second.isRecording)
    }

    @Test func aTraceKeepsNothingAlive() {
        weak var layout: SizingLayout?
        weak var view: UICollectionView?
        let trace: SizingTrace
        do {
            let list = Self.list()
            trace = SizingTrace(of: list.layout)
            trace.start()
            list.screen.frame()
            (layout, view) = (list.layout, list.collectionView)
            list.collectionView.removeFromSuperview()
        }
        let other = Self.list(3)
        other.screen.runUntilRest()
        #expect(layout == nil)
        #expect(view == nil)
        #expect(trace.frames.count == 1)
        trace.start()
        #expect(trace.page(title: "Gone").contains("<title>Gone</title>"))
    }

    /// Claim (Finding a jump): "Nothing of what cells show is in it."
    @Test(.byTurns()) func thePageHasFramesAndNothingOfTheContents() throws {
        let list = Self.list()
        Self.scroll(list, to: 100)
        let trace = SizingTrace(of: list.layout)
        trace.start()
        let measured = list.layout.statistics.items.measured
        list.screen.fling(list.collectionView, velocity: -2_000)
        list.screen.runUntilRest()
        list.rows[0][list.collectionView.indexPathsForVisibleItems[1].item].height += 12
        trace.stop()
        let page = trace.page(title: "Inbox & </script>")
        #expect(page.components(separatedBy: "</script>").count == 2)
        #expect(page.contains("<title>Inbox &amp; &lt;/script&gt;</title>"))
        let film = try #require(try Contents(of: page).films.first)
        #expect(film.title == "\(trace.frames.count) frames, moved under the reader: 0 px")
        #expect((film.width, film.height) == (390, 600))
        #expect(film.frames.count == trace.frames.count)
        for (frame, traced) in zip(film.frames, trace.frames) {
            #expect(abs(frame.y - traced.bounds.minY) <= 0.005)
            #expect(frame.parts.count == traced.items.count)
            #expect(frame.elements.count == traced.elements.count)
            #expect(frame.parts.allSatisfy { film.shapes.indices.contains(Int($0[0])) })
        }
        let first = try #require(film.frames.first)
        let path = try #require(trace.frames[0].items.first?.indexPath)
        let height = list.heights[0][path.item]
        let shape = film.shapes[Int(first.parts[0][0])]
        #expect(shape.contains(">0-\(path.item): 390 × \(Int(height))</text>"))
        #expect(film.frames[5].notes[0].hasPrefix("decelerating, "))
        let counts = film.frames.compactMap { Int($0.notes[1].dropFirst("measured ".count).prefix { $0.isNumber }) }
        #expect(counts.count == film.frames.count)
        #expect(counts.reduce(0, +) == list.layout.statistics.items.measured - measured)
        #expect(try #require(film.frames.last).notes[0].hasPrefix("nothing scrolls, "))
    }
}
