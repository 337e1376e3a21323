/// Everything that the size of an item depends on.
package struct SizeKey: Hashable {
    let item: ItemIdentity
    /// The version of the item's content that was measured.
    package let version: Int
    let space: MeasuringSpace

    package init(
        identity: AnyHashable,
        version: Int = 0,
        template: String,
        proposal: SizeProposal,
        environment: SizingEnvironment
    ) {
        self.init(
            item: ItemIdentity(identity),
            version: version,
            space: MeasuringSpace(template: template, proposal: proposal, environment: environment)
        )
    }

    init(item: ItemIdentity, version: Int, space: MeasuringSpace) {
        self.item = item
        self.version = version
        self.space = space
    }

    /// The identity of the item, which no other item has and which never changes.
    package var identity: AnyHashable { item.anyHashable }
    /// A name for how the item is measured, which is the same at each launch.
    package var template: String { space.template }
    package var proposal: SizeProposal { space.proposal }
    package var environment: SizingEnvironment { space.environment }
}

/// What many keys have in common: how items are measured, and in what space.
struct MeasuringSpace: Hashable {
    let template: String
    let proposal: SizeProposal
    let environment: SizingEnvironment

    static func == (left: MeasuringSpace, right: MeasuringSpace) -> Bool {
        // Compares the part first in which spaces mostly differ.
        left.proposal == right.proposal && left.environment == right.environment && left.template == right.template
    }

    /// The template and the environment are left out: hashing their strings would take most of a look-up's time, and
    /// there are only a few of them for one proposal.
    func hash(into hasher: inout Hasher) {
        hasher.combine(proposal.width.number)
        hasher.combine(proposal.height.number)
    }
}
