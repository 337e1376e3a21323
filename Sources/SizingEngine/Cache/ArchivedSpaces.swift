/// The spaces of an archive, by number. Each entry takes about as much memory as its bytes, so that a forged archive doesn't take
/// many times its length.
struct ArchivedSpaces {
    private struct Entry {
        let template: Int32
        let environment: Int32
        let proposal: SizeProposal
    }

    private let templates: [String]
    private let environments: [SizingEnvironment]
    private var entries: [Entry] = []

    init(templates: [String], environments: [SizingEnvironment], count: Int) {
        self.templates = templates
        self.environments = environments
        entries.reserveCapacity(count)
    }

    /// Adds a space.
    ///
    /// - Returns: Whether there are its template and its environment.
    mutating func append(template: Int, environment: Int, _ proposal: SizeProposal) -> Bool {
        guard templates.indices.contains(template), environments.indices.contains(environment) else { return false }
        entries.append(
            Entry(
                template: Int32(truncatingIfNeeded: template),
                environment: Int32(truncatingIfNeeded: environment),
                proposal: proposal
            )
        )
        return true
    }

    /// The space with a number; `nil` if there is none.
    subscript(number: Int) -> MeasuringSpace? {
        guard entries.indices.contains(number) else { return nil }
        let entry = entries[number]
        return MeasuringSpace(
            template: templates[Int(entry.template)],
            proposal: entry.proposal,
            environment: environments[Int(entry.environment)]
        )
    }
}
