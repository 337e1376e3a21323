import SizingEngine
import UIKit

/// The sections of a ``SizingFlowLayout``: what its properties state, and what the delegate of the collection view states of each
/// section and item.
final class FlowSections: SectionSource {
    unowned(unsafe) let session: LayoutSession

    init(_ flow: SizingFlowLayout) {
        session = flow.session
    }

    private var flow: SizingFlowLayout { unsafeDowncast(layout, to: SizingFlowLayout.self) }

    // MARK: Sections

    func section(at index: Int, _ environment: SizingLayoutEnvironment) -> SizingSection {
        measuredSection(flowSection(at: index, delegate))
    }

    var sectionsAreAlike: Bool { delegate == nil }

    var provisionalSection: SizingSection? { measuredSection(ownSection) }

    var asksForSectionsAgain: Bool { delegate != nil }

    var readsOfFlowLayout: FlowLayoutReading { .everything }

    private var delegate: FlowLayoutDelegate? {
        flow.collectionView.flatMap { FlowLayoutDelegate(of: $0, for: flow) }
    }

    /// What the properties state of all sections.
    private var ownSection: FlowSection {
        FlowSection(
            inset: flow.sectionInset,
            lineSpacing: flow.minimumLineSpacing,
            itemSpacing: flow.minimumInteritemSpacing,
            headerSize: flow.headerReferenceSize,
            footerSize: flow.footerReferenceSize
        )
    }

    private func flowSection(at index: Int, _ delegate: FlowLayoutDelegate?) -> FlowSection {
        guard let delegate else { return ownSection }
        return FlowSection(
            inset: delegate.inset(ofSection: index) ?? flow.sectionInset,
            lineSpacing: delegate.lineSpacing(ofSection: index) ?? flow.minimumLineSpacing,
            itemSpacing: delegate.itemSpacing(ofSection: index) ?? flow.minimumInteritemSpacing,
            headerSize: delegate.size(of: .header, inSection: index) ?? flow.headerReferenceSize,
            footerSize: delegate.size(of: .footer, inSection: index) ?? flow.footerReferenceSize
        )
    }

    private func measuredSection(_ section: FlowSection) -> SizingSection {
        let cross = Axis(flow.scrollDirection).cross(itemEstimate)
        let estimatedCross = cross > 0 && cross < .greatestFiniteMagnitude ? cross : nil
        return section.section(contentInsetsReference, estimatedCross: estimatedCross)
            .pinningHeaders(flow.sectionHeadersPinToVisibleBounds)
            .pinningFooters(flow.sectionFootersPinToVisibleBounds)
    }

    private var contentInsetsReference: SizingSection.ContentInsetsReference {
        switch flow.sectionInsetReference {
        case .fromSafeArea: .safeArea
        case .fromLayoutMargins: .layoutMargins
        default: .adjustedContentInset
        }
    }

    // MARK: Measured sizes

    private var isMeasured: Bool { layout.estimatedItemSize != .zero }

    var itemEstimate: CGSize { isMeasured ? flow.estimatedItemSize : SizingLayout.automaticEstimate }

    /// The lengths in the first section are expected in all sections before they are asked for.
    var boundaryEstimates: (header: CGFloat?, footer: CGFloat?) {
        guard flow.collectionView?.numberOfSections ?? 0 > 0 else { return (nil, nil) }
        let (axis, first) = (Axis(flow.scrollDirection), flowSection(at: 0, delegate))
        return (
            layout.headerSizing == nil ? axis.main(first.headerSize) : nil,
            layout.footerSizing == nil ? axis.main(first.footerSize) : nil
        )
    }

    /// The most columns that an estimate is taken for.
    private static let mostColumns: CGFloat = 6

    /// The estimate, if it was worked out from the length of the line: items of its length fill the line, but for the parts of a point
    /// by which each may have been rounded down.
    func estimatedColumn(inLineOf length: CGFloat) -> CGSize? {
        let estimate = flow.estimatedItemSize
        let cross = flow.scrollDirection == .vertical ? estimate.width : estimate.height
        let spacing = flow.minimumInteritemSpacing
        guard estimate != SizingFlowLayout.automaticSize, cross > 0, cross <= length, spacing >= 0 else { return nil }
        let count = ((length + spacing) / (cross + spacing)).rounded(.down)
        guard 1...Self.mostColumns ~= count else { return nil }
        return length - count * cross - (count - 1) * spacing < count ? estimate : nil
    }

    func mayHave(_ boundary: Element.Kind) -> Bool {
        // A delegate may state a size for any section.
        layout.sizing(of: boundary) != nil || ownSize(of: boundary) != .zero || delegate != nil
    }

    private func ownSize(of boundary: Element.Kind) -> CGSize {
        boundary == .header ? flow.headerReferenceSize : flow.footerReferenceSize
    }

    func sizing(of boundary: Element.Kind, inSection section: Int) -> ItemSizing? {
        if let sizing = layout.sizing(of: boundary) { return sizing(section) }
        return sizing(ofBoundary: delegate?.size(of: boundary, inSection: section) ?? ownSize(of: boundary))
    }

    func sizing(ofItemAt indexPath: IndexPath) -> ItemSizing? {
        if let itemSizing = layout.itemSizing { return itemSizing(indexPath) }
        return isMeasured ? nil : .fixed(delegate?.size(ofItemAt: indexPath) ?? flow.itemSize)
    }

    // MARK: Stated sizes

    var statesSizes: Bool {
        !isMeasured && layout.itemSizing == nil && layout.headerSizing == nil && layout.footerSizing == nil
    }

    func statedContent(of collectionView: UICollectionView, in environment: LayoutEnvironment) -> StatedContent {
        let (axis, delegate) = (environment.axis, delegate)
        let breadth = environment.crossLength(in: collectionView)
        let reference = environment.sideInsets(from: contentInsetsReference)
        let common = StatedSize(flow.itemSize, along: axis)
        var statesItems = delegate != nil
        let sections = (0..<collectionView.numberOfSections).map { index in
            let section = flowSection(at: index, delegate)
            let count = collectionView.numberOfItems(inSection: index)
            let (main, cross) = (axis.main(section.inset), axis.cross(section.inset))
            var sizes: [StatedSize] = []
            if statesItems, let delegate, count > 0 {
                sizes.reserveCapacity(count)
                statesItems = delegate.forEachItemSize(inSection: index, of: count) { size in
                    sizes.append(size.map { StatedSize($0, along: axis) } ?? common)
                }
            }
            return StatedContent.Section(
                itemCount: count,
                sizes: sizes.count == count && count > 0 ? .each(sizes) : .uniform(common),
                header: axis.main(section.headerSize),
                footer: axis.main(section.footerSize),
                insetBefore: main.start,
                insetAfter: main.end,
                crossStart: cross.start + reference.leading,
                available: breadth - cross.start - cross.end - reference.leading - reference.trailing,
                itemSpacing: section.itemSpacing,
                lineSpacing: section.lineSpacing
            )
        }
        let spacing = flow.sectionSpacing(on: environment.grid)
        return StatedContent(sections, spacing: spacing, crossExtent: breadth, on: environment.grid)
    }

    var statedShape: SectionShape {
        var shape = SectionShape(
            pinsHeader: flow.sectionHeadersPinToVisibleBounds,
            pinsFooter: flow.sectionFootersPinToVisibleBounds
        )
        shape.headerStopsAtFooter = true
        return shape
    }

    // MARK: Right to left

    /// Whether UIKit mirrors its own flow layouts in a right-to-left interface. Its documentation doesn't say.
    static let areMirroredByUIKit = UICollectionViewFlowLayout().flipsHorizontallyInOppositeLayoutDirection

    var isMirroredInRightToLeft: Bool {
        flow.scrollDirection == .vertical
            ? flow.flipsHorizontallyInOppositeLayoutDirection : Self.areMirroredByUIKit
    }
}

extension StatedSize {
    fileprivate init(_ size: CGSize, along axis: Axis) {
        self.init(main: axis.main(size), cross: axis.cross(size))
    }
}
