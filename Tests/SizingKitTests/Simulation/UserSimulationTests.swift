import Foundation
import Simulation
import TestSupport
import Testing

/// Some users of the simulation; `Scripts/simulate` runs more and longer sequences in release mode.
///
/// `SIZINGKIT_SEEDS`, for each mode, and `SIZINGKIT_STEPS` ask for more and longer sequences than usual here.
@Suite(.secondProcess) struct UserSimulationTests {
    /// How many sequences of how many steps a test run takes, in all modes together.
    static let usual = (sequences: 22, steps: 45)

    /// The main actor is one thread: so that all cores take part, the users live in processes of their own.
    /// Claim (README): "**Nothing jumps**: not when you scroll up, when rows come in above, when the device turns or
    /// the text size changes."
    /// Claim (Keeping the reader's place): "Only the user's finger moves what is on screen."
    /// Claim (Keeping the reader's place): "Frames and the content offset always match"
    @Test(arguments: 0..<ProcessInfo.processInfo.activeProcessorCount)
    func nothingMovesButByTheUsersHand(_ part: Int) async throws {
        let seeds = seeds(0..<UInt64(Self.usual.sequences / UserSimulation.modes.count)).count
        let simulation = SimulateProcess(
            sequences: seeds * UserSimulation.modes.count,
            steps: sequenceLength(Self.usual.steps),
            part: part,
            of: ProcessInfo.processInfo.activeProcessorCount
        )
        let report = try await simulation.run()
        #expect(report == nil)
    }

    /// Programs of users who have found something, in the scenes and the modes of their seeds.
    nonisolated private static let found: [(seed: UInt64, steps: [UserStep])] = [
        // At rest columns are aligned while the edge of the screen lies between the last item and the footer.
        (
            30_329_000_109,
            [
                .reload(14_627_097_836_893_309_900), .keyboard(height: 250),
                .changeContentView(isHeader: true, pixels: 724, .inBatch(13_296_555_752_401_235_931)),
                .batch(5_167_933_799_777_702_203), .batch(1_502_051_185_987_573_652),
                .batch(14_833_107_682_020_311_571), .changeContentView(isHeader: true, pixels: 327, .bySetting),
                .batch(16_089_066_241_142_357_833), .batch(8_735_137_015_982_847_477),
                .batch(16_863_301_767_285_915_903), .batch(3_884_507_570_057_005_928),
                .changeContentView(isHeader: false, pixels: 587, .inBatch(944_192_749_692_326_883)), .turn,
                .jump(to: 76), .fling(velocity: -864, frames: 0), .dragCarousel(at: 502, points: -14, frames: 11),
                .batch(5_311_623_728_789_276_374), .fling(velocity: 4_629, frames: 6), .changeSize(of: 628, by: 131),
                .drag(points: 357, frames: 2, lifts: true), .fling(velocity: 839, frames: 1),
                .batch(1_528_142_094_382_682_313), .drag(points: 211, frames: 3, lifts: true),
            ]
        ),
        // The one item that is left of a masonry lies below a gap that reaches above what is visible.
        (
            30_206_000_414,
            [
                .batch(12_849_062_160_576_508_810), .batch(8_600_555_450_670_983_486),
                .batch(12_091_842_041_582_612_953), .reorder(from: 227, to: 379), .turn,
                .batch(1_326_072_275_814_536_889), .batch(13_949_408_328_280_655_472),
                .batch(6_806_826_814_489_591_745), .batch(7_540_453_159_212_641_803),
                .batch(6_421_897_209_604_799_424), .drag(points: 495, frames: 3, lifts: true),
                .batch(11_694_990_101_576_920_743), .batch(18_410_682_005_358_137_821),
                .batch(14_909_217_269_217_861_096), .batch(13_115_976_487_037_540_634),
                .batch(11_752_806_123_970_619_029), .jump(to: 223), .drag(points: -148, frames: 2, lifts: false),
                .batch(5_489_937_765_816_203_174),
            ]
        ),
        // The first step of another finger comes to the offset that an app would set that keeps its distance from the end.
        (
            30_096_800_101,
            [
                .batch(10_947_069_630_541_363_810),
                .changeContentView(isHeader: false, pixels: 112, .inBatch(3_071_860_549_636_018_277)),
                .batch(10_084_010_405_931_653_998),
                .changeContentView(isHeader: false, pixels: 717, .byItself), .batch(1_779_240_381_961_369_024), .turn,
                .drag(points: -231, frames: 1, lifts: true), .fling(velocity: 735, frames: 7),
                .reload(1_694_800_297_571_235_076), .batch(1_234_662_895_989_505_517),
                .batch(4_832_441_252_256_120_465), .drag(points: 588, frames: 3, lifts: true),
                .batch(8_246_426_230_530_494_964), .batch(1_610_047_713_456_058_823),
                .drag(points: -360, frames: 1, lifts: false), .batch(14_378_772_874_313_688_146),
                .drag(points: -135, frames: 1, lifts: false), .fling(velocity: -1_539, frames: 10),
                .fling(velocity: -1_477, frames: 5),
            ]
        ),
        // An item visits an empty carousel and leaves it: the next one lies where a carousel begins.
        (
            30_115_800_113,
            [
                .reorder(from: 58, to: 648), .batch(15_095_628_481_194_612_139),
            ]
        ),
        // A row that a reload keeps by its start gets longer, and ends at the end of what is visible by chance.
        (
            30_074_000_340,
            [
                .scrollToItem(89, position: 0, animated: false), .keyboard(height: 250),
                .fling(velocity: -3_207, frames: 5), .drag(points: 696, frames: 2, lifts: true),
                .reload(13_125_274_543_015_037_943), .fling(velocity: 4_573, frames: 6),
                .fling(velocity: -568, frames: 10), .turn, .reload(nil),
            ]
        ),
        // An animation that the layout has begun, and that no flag announces: nothing is learned before its first step.
        (
            30_066_800_147,
            [
                .reload(9_298_823_369_000_214_134), .drag(points: 408, frames: 2, lifts: true),
                .batch(2_988_867_125_823_231_798), .reload(16_146_138_511_815_951_759),
                .batch(16_291_820_124_369_934_633), .scrollToItem(568, position: 2, animated: true),
            ]
        ),
        // An item that is shorter than expected is nearer to the end than it seemed, and so is what a scroll to it must measure.
        (
            30_031_700_163,
            [
                .batch(71_571_376_730_286_108), .batch(667_863_486_045_374_964), .batch(2_272_715_873_981_375_522),
                .batch(7_987_211_365_223_881_891), .turn, .batch(12_952_597_614_671_991_276),
                .batch(15_580_734_572_196_728_299), .batch(12_642_355_161_412_820_274),
                .scrollToItem(985, position: 0, animated: true), .drag(points: -115, frames: 1, lifts: true),
                .fling(velocity: -2_124, frames: 7), .edit(animated: true), .batch(5_385_675_630_454_636_341),
                .invalidate(743), .scrollToItem(809, position: 0, animated: false),
            ]
        ),
        // A jump while content that got shorter is still beyond its end.
        (
            30_035_700_113,
            [
                .batch(1_988_544_492_895_309_585), .reorder(from: 188, to: 272), .batch(12_619_674_549_928_035_791),
                .batch(3_893_449_361_394_773_994), .batch(14_007_041_759_332_576_581),
                .changeContentView(isHeader: false, pixels: 91, .inBatch(17_006_748_120_876_736_898)),
                .batch(4_553_443_871_023_680_484), .scrollToItem(735, position: 0, animated: false),
                .batch(9_569_191_540_088_932_116), .largerText, .drag(points: 87, frames: 1, lifts: false),
                .batch(12_849_838_662_907_643_495), .batch(11_647_637_279_061_036_293),
                .drag(points: 598, frames: 3, lifts: false), .scrollToItem(306, position: 0, animated: false),
            ]
        ),
        // Insets come while content decelerates: the step with them says nothing of how momentum goes on.
        (
            30_008_980_205,
            [
                .batch(15_302_352_106_768_194_814), .edit(animated: true), .batch(3_725_350_064_506_642_222),
                .drag(points: -594, frames: 2, lifts: true), .tapControl(234), .batch(9_480_516_796_822_191_661),
                .batch(1_654_895_055_359_427_553), .batch(13_184_111_333_489_757_935),
                .setCarousel(at: 396, to: 2_794, animated: false), .batch(14_736_910_911_462_296_988),
                .batch(13_766_072_414_774_560_130), .reload(12_023_169_853_339_845_653), .touch(91),
                .batch(18_293_793_731_531_056_757), .keyboard(height: 250), .batch(16_983_369_285_114_240_707),
                .batch(7_076_910_461_376_587_335), .batch(14_406_651_999_267_976_348), .turn,
                .batch(1_234_821_213_961_243_146), .drag(points: 107, frames: 3, lifts: true), .reload(nil),
            ]
        ),
        // An animated scroll begins where the app may be computing, before the ends of the content are final.
        (
            14_680_024,
            [
                .fling(velocity: 2_671, frames: 4), .batch(3_357_280_993_283_473_624),
                .batch(4_682_132_825_856_289_512), .reload(5_443_695_103_528_689_541),
                .batch(6_689_282_685_928_781_102), .batch(2_572_637_942_880_485_872),
                .reload(9_175_497_166_289_529_920), .changeSize(of: 854, by: 195), .batch(17_612_616_614_505_873_709),
                .turn, .reload(4_398_193_542_849_988_452), .scrollToItem(928, position: 1, animated: true),
            ]
        ),
        // A finger leaves content beyond an end, to which a batch adds: how it springs back is not how the finger has moved it.
        (
            30_008_960_783,
            [
                .batch(6_852_164_538_523_663_912), .batch(7_942_657_666_108_444_525),
                .reload(4_873_810_400_399_380_481), .changeInTurn(of: 6_504_059_644_388_359_296, at: 619, by: -46),
                .keyboard(height: 250), .scrollToItem(980, position: 3, animated: true), .turnDirection,
                .drag(points: 451, frames: 2, lifts: true), .batch(6_123_942_208_595_233_009),
                .scrollToItem(865, position: 1, animated: true), .fling(velocity: -1_010, frames: 8), .invalidate(245),
            ]
        ),
        // Momentum that is beyond an end of the content that the scroll view has not been told.
        (
            270,
            [
                .fling(velocity: -4_960, frames: 1), .batch(2_033_146_614_207_512_127),
                .changeInTurn(of: 14_835_665_675_016_089_907, at: 358, by: -123),
                .changeContentView(isHeader: false, pixels: 240, .inBatch(16_418_821_028_672_230_190)),
                .batch(12_063_024_046_197_487_341), .batch(11_983_655_645_906_838_992),
                .batch(13_970_200_242_069_940_496), .turn, .batch(2_092_128_367_740_077_016),
                .batch(8_462_185_791_959_049_694), .batch(9_192_574_641_567_163_676),
                .fling(velocity: -2_316, frames: 5), .batch(652_987_111_379_734_454),
                .reload(17_301_851_645_413_718_855), .reload(14_270_927_746_803_205_848),
                .batch(5_254_141_303_416_548_745), .turn,
                .changeInTurn(of: 6_716_662_373_447_179_108, at: 418, by: -180),
                .changeInTurn(of: 7_680_639_308_778_472_149, at: 998, by: -191),
                .batch(9_037_627_358_917_164_072), .batch(3_392_087_688_523_258_558),
                .batch(14_570_320_807_562_170_212), .scrollToItem(452, position: 0, animated: true),
                .drag(points: -36, frames: 2, lifts: true), .batch(18_259_361_166_018_492_285),
                .drag(points: 487, frames: 1, lifts: true), .batch(4_137_311_023_092_038_661),
                .changeContentView(isHeader: true, pixels: 444, .byItself),
                .drag(points: 167, frames: 1, lifts: false), .batch(9_618_362_369_484_731_485),
                .drag(points: 293, frames: 2, lifts: true), .fling(velocity: -3_611, frames: 5),
            ]
        ),
        // A bounce ends at once where UIKit is told of a size and takes no offset beyond the content.
        (
            30_018_500_160,
            [
                .jump(to: 377), .changeInTurn(of: 8_622_260_012_693_131_537, at: 427, by: -48),
                .reload(18_420_139_822_366_213_337), .batch(9_747_257_315_455_550_471), .jump(to: 728),
                .batch(11_576_311_543_157_578_133), .batch(10_708_362_139_894_956_492),
                .drag(points: 476, frames: 2, lifts: false), .drag(points: -205, frames: 2, lifts: true),
                .fling(velocity: -4_711, frames: 2), .rest,
            ]
        ),
        // A screen that is taller when it is turned brings what was at its end back there, and no bounce.
        (
            30_008_000_223,
            [
                .turn, .fling(velocity: 2_957, frames: 5), .turn, .dragCarousel(at: 588, points: -318, frames: 8),
            ]
        ),
        // Momentum takes no offset, and its first step, beyond an end, looks as if it did.
        (
            30_013_000_227,
            [
                .jump(to: 728), .batch(6_360_895_285_714_564_780), .drag(points: -245, frames: 3, lifts: true),
                .changeContentView(isHeader: true, pixels: 140, .bySetting), .batch(10_833_331_530_706_338_422),
                .batch(14_042_059_812_553_867_227), .fling(velocity: 1_845, frames: 12), .largerText,
                .fling(velocity: -3_433, frames: 6),
            ]
        ),
        // A horizontal chat is sent to its last offset, from less than a screen away.
        (
            30_013_600_218,
            [
                .fling(velocity: -2_256, frames: 10), .batch(15_047_615_163_364_272_226), .invalidate(104),
                .jump(to: 524),
                .jump(to: 964),
            ]
        ),
        // Told of a size, UIKit ends a bounce, and the next step is no slower one.
        (
            30_018_700_137,
            [
                .reload(8_045_914_521_367_813_412), .changeSize(of: 253, by: 173), .batch(13_303_312_060_812_626_081),
                .batch(16_381_298_495_270_093_575), .batch(914_291_459_287_377_821),
                .batch(5_051_521_708_589_104_406), .touch(882), .drag(points: -530, frames: 2, lifts: false),
                .dragCarousel(at: 712, points: -333, frames: 11), .batch(15_514_958_948_560_058_876), .rest,
            ]
        ),
        // The origin cannot be told from a fast step, and can from a slower one.
        (
            30_008_600_260,
            [
                .keyboard(height: 250), .batch(5_793_766_431_175_139_519), .jump(to: 916),
                .batch(7_560_715_419_426_140_808), .fling(velocity: 2_006, frames: 8), .turnDirection,
                .batch(15_957_898_877_464_632_518), .drag(points: -149, frames: 2, lifts: true), .reload(nil),
                .fling(velocity: -4_821, frames: 6),
            ]
        ),
        // A header is pushed by a section without items.
        (
            30_014_600_238,
            [
                .changeVersion(of: 239, by: -30), .drag(points: 594, frames: 2, lifts: true),
                .changeVersion(of: 704, by: 245), .batch(12_288_630_694_054_088_267), .jump(to: 542), .reload(nil),
            ]
        ),
        // A row that covers what is visible is estimated after a reload, and tells its size late: where it begins holds.
        (
            30_009_800_102,
            [
                .batch(1_674_812_660_771_010_080), .batch(16_446_692_715_086_456_122),
                .batch(10_425_264_842_481_402_777), .scrollToItem(252, position: 0, animated: false), .turn,
                .drag(points: -326, frames: 2, lifts: true), .batch(7_872_183_006_355_225_790),
                .batch(3_222_620_087_650_935_904), .keyboard(height: 250), .drag(points: 133, frames: 1, lifts: true),
                .batch(3_866_229_298_513_368_827), .drag(points: 484, frames: 3, lifts: true),
                .batch(4_511_209_720_523_282_611), .batch(3_851_076_169_617_636_159),
                .scrollToItem(107, position: 0, animated: false), .jump(to: 488),
                .drag(points: -364, frames: 1, lifts: true), .largerText,
                .drag(points: -19, frames: 2, lifts: false), .fling(velocity: -933, frames: 3), .reload(nil),
            ]
        ),
        // Without flags: a step towards an item that begins at the edge of what is visible begins an animation.
        (
            30_022_700_213,
            [
                .batch(14_733_765_822_697_406_086), .batch(15_654_600_776_783_127_068),
                .changeContentView(isHeader: true, pixels: 784, .inBatch(545_323_087_679_168_015)),
                .batch(14_014_090_946_327_694_081), .batch(2_406_106_921_071_494_980),
                .batch(8_306_518_848_636_484_040), .scrollToItem(370, position: 0, animated: true),
                .batch(12_472_543_649_114_145_047), .changeVersion(of: 897, by: 226), .jump(to: 687),
                .fling(velocity: 3_441, frames: 6), .scrollToItem(875, position: 1, animated: true),
            ]
        ),
        // A batch in a deceleration leaves less than a screen, and insets that go with it.
        (
            30_008_800_345,
            [
                .batch(10_587_779_325_837_701_153), .batch(778_339_064_611_564_356), .batch(309_354_157_608_349_952),
                .turn, .batch(15_400_406_990_941_092_322), .batch(9_193_742_741_390_458_602),
                .changeInTurn(of: 7_832_917_509_974_839_462, at: 15, by: 235), .batch(4_778_874_139_754_315_143),
                .jump(to: 190), .batch(3_091_528_840_591_508_573), .batch(8_947_248_506_642_767_893),
                .reorder(from: 850, to: 62), .batch(11_998_676_042_707_455_677), .batch(4_204_626_046_904_840_665),
                .batch(12_264_224_576_632_230_151), .keyboard(height: 250), .batch(14_776_406_776_713_063_202),
                .scrollToItem(808, position: 2, animated: true), .reload(12_445_077_843_246_624_076),
                .fling(velocity: 1_684, frames: 10), .batch(17_351_285_990_956_852_118),
            ]
        ),
        // The app scrolls a carousel after a batch, without another item being kept, and reloads.
        (
            30_016_800_331,
            [
                .batch(2_274_069_684_165_398_732), .batch(11_115_075_041_456_564_235),
                .scrollToItem(264, position: 1, animated: true), .batch(4_123_661_394_681_181_514),
                .batch(8_385_906_142_539_143_440), .batch(2_712_552_894_049_517_768),
                .setCarousel(at: 138, to: 1_450, animated: false), .reload(7_092_490_432_391_631_913),
            ]
        ),
        // A row of a chat gets longer that comes in beside the only one that is read.
        (
            30_008_150_529,
            [
                .batch(3_738_866_574_865_407_582), .batch(308_105_816_374_149_449), .reload(5_403_497_414_203_793_624),
                .batch(10_194_758_500_558_440_421), .batch(17_639_790_564_328_400_526),
                .batch(3_923_903_207_952_191_385), .batch(18_238_697_298_968_324_607),
                .batch(9_955_861_672_073_186_151), .turn, .scrollToItem(764, position: 2, animated: false),
                .keyboard(height: 250), .batch(144_408_275_142_867_512), .batch(2_736_390_012_307_291_717),
                .scrollToItem(764, position: 0, animated: true), .batch(1_111_486_019_333_571_331),
                .drag(points: -657, frames: 3, lifts: true),
            ]
        ),
        // Turned right after a fling, with insets that change first: nobody scrolls.
        (
            30_008_150_394,
            [
                .batch(5_075_121_900_507_770_652), .turn, .keyboard(height: 250), .changeSize(of: 413, by: 268),
                .fling(velocity: 3_421, frames: 5), .turn, .batch(10_320_172_333_473_901_740),
                .batch(9_430_999_252_518_370_806),
            ]
        ),
        // A keyboard and a pinned header cover all but the middle of an item.
        (
            30_013_000_187,
            [
                .batch(6_123_564_929_484_180_795), .batch(10_351_909_193_092_991_718), .batch(38_135_009_699_897_455),
                .keyboard(height: 250), .turn, .batch(5_080_233_405_782_119_359), .batch(9_109_196_389_889_993_384),
                .scrollToItem(55, position: 2, animated: false), .edit(animated: false),
                .reload(6_855_712_951_982_083_824),
            ]
        ),
    ]

    @MainActor @Test(arguments: found.indices) func whatWasFoundStaysMended(_ number: Int) throws {
        let (seed, steps) = Self.found[number]
        try UserSimulation.replay(steps, seed: seed)
    }
}
