import Simulation
import TestSupport
import Testing

/// What no author thought of. `Scripts/simulate --acts` does more and longer sequences, in release mode.
@MainActor
@Suite(.secondProcess) struct ActFuzzingTests {
    nonisolated private static let length = sequenceLength(isExhaustive ? 80 : 40)

    /// Half of the screens are in friendly mode, the others in one hostile mode after another.
    @Test(.byTurns()) func nothingBreaksWhateverIsDone() {
        check(FuzzedAct.self, seeds: 0..<300, length: Self.length) { seed, acts in
            let isFriendly = seed.isMultiple(of: 2)
            try ActFuzzing.replay(acts, seed: isFriendly ? seed : seed % 19 * 1_000_000 + 30_000 + seed)
        }
    }

    /// The same for tables.
    @Test(.byTurns()) func noTableBreaksWhateverIsDone() {
        check(FuzzedTableAct.self, seeds: 0..<300, length: Self.length) { seed, acts in
            let isFriendly = seed.isMultiple(of: 2)
            try TableFuzzing.replay(acts, seed: isFriendly ? seed : seed % 19 * 1_000_000 + 30_000 + seed)
        }
    }

    /// Programs that the fuzzer has found, on the screens of their seeds.
    nonisolated private static let found: [(screen: UInt64, acts: [FuzzedAct])] = [
        // A closure that resizes the view, and then there is no room at all: nothing stays on screen.
        (
            77,
            [
                .setInsets(start: 11, end: 94, side: 30), .whenAsked(.itemSizing, .resize, at: 917), .frame,
                .resize(width: 0, height: 0),
            ]
        ),
        // Items are invalidated while the counts are not known, and another layout has the collection view before they are.
        (
            7_567_012_801,
            [
                .batch(118_720_541_364_441_848, animated: true), .batch(1_838_271_984_169_041_421, animated: false),
                .twoBatches(4_311_921_139_786_545_890, 9_046_699_979_227_946_610), .drag(points: -18),
                .batch(4_506_654_699_335_207_498, animated: true), .setSpacing(21), .changeSize(of: 386, by: -179),
                .replaceLayout(animated: false), .batch(2_780_719_962_053_075_108, animated: true),
            ]
        ),
        // Insets that get smaller while an animated scroll is on its way to the end.
        (
            11_496_024_588,
            [
                .batch(12_328_222_281_552_479_791, animated: true), .setInsets(start: 19, end: 101, side: 30), .rest,
                .turn, .frame, .select(881), .setInsets(start: 106, end: 30, side: 30),
            ]
        ),
        // A closure of the app that asks the layout while a shown view is about to be fitted: UIKit lays everything out in between.
        (22_068_112, [.rest, .setArrangement(.grid)]),
        // A closure of the app that removes the item that is scrolled to, while it is asked for sizes on the way.
        (
            22_066_494,
            [
                .delete(62), .batch(1_978_674_260_947_319_143, animated: false),
                .batch(8_059_764_120_741_657_938, animated: true), .whenAsked(.itemSizing, .change, at: 542),
                .scrollToItem(970, position: 1, animated: false),
            ]
        ),
        // A closure of the app that reloads while it is asked for the key of an item to invalidate.
        (9_000_011, [.frame, .whenAsked(.itemSizing, .reload, at: 62), .changeSize(of: 749, by: 99)]),
        // Items that are invalidated while another layout is there.
        (3_020_078, [.layOut, .replaceLayout(animated: false), .changeSize(of: 4, by: -134)]),
        // A carousel comes on screen by a batch, and needs a scroll view.
        (5_040_005, [.batch(11_879_758_072_107_975_826, animated: false)]),
        // A batch moves an item that was invalidated meanwhile.
        (
            16_040_135,
            [
                .replaceLayout(animated: true), .changeSize(of: 212, by: 251),
                .batch(10_862_368_145_403_320_976, animated: true),
            ]
        ),
        // An item is carried into another section after all sizes were invalidated.
        (
            5_000_165,
            [
                .changeSize(of: 845, by: -167), .beginMove(669), .frame, .updateMove(x: 226, y: 490),
                .invalidate(.sizes, at: 497),
            ]
        ),
        // Short content that scrolls by its insets only gets shorter under a finger, and UIKit counts the safe area by its size.
        (
            17_000_215,
            [
                .delete(754), .setInsets(start: 6, end: 256, side: 0), .rest, .changeSize(of: 617, by: -33),
                .drag(points: 91),
            ]
        ),
        // An estimate that is set while `scrollToItem` prepares the layout: to measure lays out the collection view meanwhile.
        (
            40_105,
            [
                .twoBatches(6_889_322_482_562_280_870, 16_544_714_078_608_232_366),
                .whenAsked(.sectionProvider, .setEstimate, at: 989), .resize(width: 756, height: 230),
                .scrollToItem(175, position: 1, animated: false), .frame,
            ]
        ),
        // Insets that make the content shorter than the screen while a finger pulls it: UIKit prepares the layout a second time
        // after it has asked, and what is told as the end of the content makes an offset legal that was beyond it.
        (
            500_011,
            [.setInsets(start: 113, end: 201, side: 30), .changeSize(of: 567, by: -34), .drag(points: 376), .frame]
        ),
        // A size that makes no sense, and the estimate in its place is another one in the second preparation.
        (600_382, [.resize(width: 644, height: 884), .leaveWindow, .setOddSize(of: 520, .negative)]),
        // Another layout that comes back while content is held at its end.
        (
            600_581,
            [
                .replaceLayout(animated: true), .drag(points: -18), .setInsets(start: 69, end: 140, side: 30),
                .lift(velocity: 669), .turn, .holdEnd(true), .frame, .putLayoutBack(animated: false), .frame,
            ]
        ),
        // A view without a size, and a scroll before it gets one.
        (
            601_639,
            [
                .resize(width: 0, height: 0), .scrollToItem(779, position: 0, animated: true),
                .scrollExactly(951, position: 2, animated: false), .setInsets(start: 99, end: 62, side: 30),
                .drag(points: 188), .lift(velocity: -3_491), .resize(width: 844, height: 207), .frame,
            ]
        ),
        // A batch while an item is carried whose size is asked for again: before the list of updates comes, nothing is asked.
        (
            600_910,
            [
                .setOddSize(of: 512, .negative),
                .twoBatches(14_533_884_556_177_811_287, 12_170_535_498_649_837_613), .beginMove(27),
                .batch(4_482_184_948_533_120_070, animated: false),
            ]
        ),
        // The item under the finger is deleted.
        (
            600_434,
            [
                .batch(10_512_886_645_489_683_818, animated: false),
                .batch(16_866_631_605_024_739_689, animated: true), .beginMove(158),
                .whileCarried(.deletion, 4_234_194_192_964_133_836), .updateMove(x: 124, y: 257), .frame,
            ]
        ),
        // The place of a header is asked for by the closure that states its size.
        (
            500_039,
            [
                .reload(13_653_653_401_484_745_719), .resize(width: 390, height: 0), .changeSize(of: 847, by: 5),
                .twoBatches(14_944_849_875_184_562_579, 8_752_550_034_078_122_681),
                .whenAsked(.headerSizing, .ask, at: 175), .setEstimate(187), .resize(width: 777, height: 874), .frame,
            ]
        ),
        // Items that are longer than any view should be: a shown cell that was asked for its size gets its own back.
        (102_250, [.setOdd(.spacing, .huge), .setArrangement(.pattern), .frame]),
        // The place of a header is asked for while the layout is put back.
        (
            104_951,
            [
                .replaceLayout(animated: true), .reload(14_817_858_024_435_065_093),
                .invalidate(.templates, at: 857), .whenAsked(.headerSizing, .ask, at: 814), .setArrangement(.pattern),
                .putLayoutBack(animated: false), .select(40),
            ]
        ),
        (
            623_201_866,
            [.resize(width: 894, height: 389), .reload(6_169_728_606_660_387_334), .setOffset(689, animated: true)]
        ),
        (660_201_977, [.setOffset(716, animated: true), .turn, .holdEnd(true)]),
        // A header moves in a pass in which a closure has invalidated the layout, and UIKit keeps what it was told of it before.
        (
            77_200_228,
            [
                .batch(4_756_158_567_244_687_554, animated: false),
                .leaveWindow,
                .batch(11_404_401_242_044_719_569, animated: true),
                .drag(points: -241),
                .delete(569),
                .batch(2_361_367_995_968_781_888, animated: false),
                .reload(8_177_833_760_843_193_271),
                .reload(10_445_283_641_036_331_653),
                .setOddSize(of: 178, .infinite),
                .batch(2_669_642_075_069_265_293, animated: true),
                .scrollExactly(38, position: 2, animated: true),
                .savePosition,
                .restorePosition,
                .reload(10_811_681_924_071_725_421),
                .layOut,
                .drag(points: 492),
                .drag(points: 77),
                .batch(13_794_296_760_567_806_439, animated: false),
                .drag(points: -159),
                .batch(12_258_298_430_267_058_918, animated: true),
                .drag(points: 175),
                .drag(points: -259),
                .delete(847),
                .resize(width: 704, height: 882),
                .drag(points: 399),
                .delete(581),
                .setInsets(start: 111, end: 131, side: 30),
                .batch(9_060_022_445_018_959_948, animated: false),
                .comeBack,
                .rest,
                .changeSize(of: 216, by: 202),
                .drag(points: -314),
                .drag(points: 337),
                .setArrangement(.pattern),
                .layOut,
                .leaveWindow,
                .whenAsked(.itemSizing, .invalidateLayout, at: 202),
                .drag(points: -414),
                .reload(5_730_035_356_840_901_412),
                .ask(.header, at: 50),
                .layOut,
            ]
        ),
    ]

    @Test(arguments: found.indices) func whatWasFoundStaysMended(_ number: Int) throws {
        let (screen, acts) = Self.found[number]
        try ActFuzzing.replay(acts, scene: SimulatedScene(seed: screen), hostility: [])
        try ActFuzzing.replay(acts, seed: screen)
    }

    /// Programs that the fuzzer has found, on the tables of their seeds.
    nonisolated private static let foundInTables: [(table: UInt64, acts: [FuzzedTableAct])] = [
        // Rows that a reload removes, and a table that is edited before it is laid out.
        (1_000_012, [.manySections, .setEditing(true, animated: false)]),
        (
            5_000_016,
            [
                .resize(width: 0, height: 0),
                .batch(2_986_795_890_091_497_437, animated: true, isOpen: false),
                .setEditing(true, animated: true),
            ]
        ),
        // Rows that get another width before their controls slide in.
        (12_000_020, [.setInsets(top: 30, bottom: 131, side: 30), .setEditing(true, animated: true)]),
        // Updates of a table that is in no window, and so is laid out late.
        (
            2_000_018,
            [
                .scrollToRow(558, position: 0, animated: false), .leaveWindow,
                .batch(9_851_413_937_553_779_230, animated: false, isOpen: true),
            ]
        ),
        (
            3_000_010,
            [
                .setHeights(.estimatedRow, nil), .leaveWindow,
                .batch(8_177_662_470_391_928_496, animated: true, isOpen: true),
            ]
        ),
    ]

    @Test(.byTurns(), arguments: foundInTables.indices) func whatWasFoundInTablesStaysMended(_ number: Int) throws {
        let (table, acts) = Self.foundInTables[number]
        try TableFuzzing.replay(acts, seed: table, hostility: [])
        try TableFuzzing.replay(acts, seed: table)
    }
}
