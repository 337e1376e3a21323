import Foundation

/// Where the items of a data source are among those that are shown, with placeholders between them.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
