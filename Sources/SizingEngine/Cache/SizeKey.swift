/// Everything that the size of an item depends on.
package struct SizeKey: Hashable {
    /// What tells the item from all others and stays with it.
    package let identity: AnyHashable
    /// A name for how the item is measured, which is the same at each launch.
    package let template: String
    package let proposal: SizeProposal
    package let environment: SizingEnvironment

    package init(
        identity: AnyHashable,
        template: String,
        proposal: SizeProposal,
        environment: SizingEnvironment
    ) {
        self.identity = identity
        self.template = template
        self.proposal = proposal
        self.environment = environment
    }

    package static func == (left: SizeKey, right: SizeKey) -> Bool {
        // What differs between neighbours in a table of keys comes first.
        left.proposal == right.proposal && left.environment == right.environment && left.template == right.template
            && left.identity == right.identity
    }

    /// The template and the environment are left out: hashing their strings would take most of a look-up's time, and
    /// there are only a few of them for one item at one proposal.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
        hasher.combine(proposal.cross ?? -1)
        hasher.combine(proposal.main ?? -1)
    }
}
