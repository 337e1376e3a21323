extension SectionShape {
    /// The items of a section of this shape, none of which is measured.
    func items(count: Int, estimate: Int) -> any SectionArrangement {
        switch arrangement {
        case .list(let spacing):
            ListArrangement(count: count, crossExtent: itemCross.length, spacing: spacing, estimate: estimate)
        case .grid(let parameters): GridArrangement(count: count, parameters: parameters, estimate: estimate)
        case .masonry(let parameters): MasonryArrangement(count: count, parameters: parameters, estimate: estimate)
        case .flow(let parameters): FlowArrangement(count: count, parameters: parameters, estimate: estimate)
        case .carousel(let parameters):
            CarouselArrangement(count: count, parameters: parameters, estimate: estimate)
        case .pattern(let parameters): PatternArrangement(count: count, parameters: parameters, estimate: estimate)
        case .repeated(let parameters):
            RepeatedArrangement(count: count, parameters: parameters, estimate: estimate)
        case .stated(let items): StatedArrangement(items, estimate: estimate)
        }
    }
}
