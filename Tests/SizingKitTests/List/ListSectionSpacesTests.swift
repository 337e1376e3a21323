import Testing
import UIKit

@testable import SizingKit

/// Spaces that depend on what else is there.
@Suite struct ListSectionSpacesTests {
    private func geometry(
        _ appearance: SizingListConfiguration.Appearance,
        _ section: ListSectionGeometry.Section = .init(isFirst: true, hasHeader: false, hasFooter: false),
        _ environment: ListEnvironment = ListEnvironment(width: 390, displayScale: 3),
        change: (inout SizingListMetrics) -> Void = { _ in }
    ) -> ListSectionGeometry {
        var configuration = SizingListConfiguration(appearance: appearance)
        change(&configuration.metrics)
        return ListSectionGeometry(section, in: environment, configuration: configuration)
    }

    @Test func aHeaderWithPaddingOfItsOwnHasNoOther() {
        for hasPadding in [true, false] {
            let section = ListSectionGeometry.Section(
                isFirst: true,
                hasHeader: true,
                hasFooter: false,
                headerHasPadding: hasPadding
            )
            #expect((geometry(.grouped, section).topPadding == 0) == hasPadding)
        }
    }

    @Test func cardsAndTheSectionIndexLieBesideEachOther() {
        for (width, inset) in [(15, 16), (40, 40)] as [(CGFloat, CGFloat)] {
            let environment = ListEnvironment(width: 390, showsSectionIndex: true, displayScale: 3)
            let cards = geometry(.insetGrouped, .init(isFirst: true, hasHeader: false, hasFooter: false), environment) {
                $0.sectionIndexWidth = width
            }
            #expect(cards.insets.trailing == inset)
            #expect(cards.insets.leading == 16)
            #expect(cards.contentInsets.trailing == 0)
        }
    }

    @Test func aLargePhoneIsWideAndHasAFineScreen() {
        for (width, scale, allowance) in [(414, 3, 4), (414, 2, 0), (390, 3, 0)] as [(CGFloat, CGFloat, CGFloat)] {
            let environment = ListEnvironment(width: width, displayScale: scale)
            let geometry = geometry(.plain, .init(isFirst: true, hasHeader: false, hasFooter: false), environment) {
                $0.largePhoneAllowance = 4
            }
            #expect(geometry.allowance == allowance)
        }
    }
}
