/// Everything that the size of an item depends on.
package struct SizeKey: Hashable {
    /// The identity of the item, which no other item has and which never changes.
    package let identity: AnyHashable
    /// The version of the item's content that was measured.
    package let version: Int
    /// A name for how the item is measured, which is the same at each launch.
    package let template: String
    package let proposal: SizeProposal
    package let environment: SizingEnvironment

    package init(
        identity: AnyHashable,
        version: Int = 0,
        template: String,
        proposal: SizeProposal,
        environment: SizingEnvironment
    ) {
        self.identity = identity
        self.version = version
        self.template = template
        self.proposal = proposal
        self.environment = environment
    }

    package static func == (left: SizeKey, right: SizeKey) -> Bool {
        // Compares the parts first in which keys in a table mostly differ.
        left.proposal == right.proposal && left.version == right.version && left.environment == right.environment
            && left.template == right.template && left.identity == right.identity
    }

    /// The template and the environment are left out: hashing their strings would take most of a look-up's time, and
    /// there are only a few of them for one item at one proposal.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
        hasher.combine(version)
        hasher.combine(proposal.width.number)
        hasher.combine(proposal.height.number)
    }
}
