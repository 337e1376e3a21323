import Foundation

extension LayoutSystem {
    /// Writes UIKit's message about constraints that cannot hold together, once for each one that gives way.
    func report(_ broken: LayoutDemand, in others: [Int], handles: [LayoutDemand.Key: Int]) {
        if let constraint = broken.source as? NSLayoutConstraint {
            guard !constraint.isReported else { return }
            constraint.isReported = true
        }
        let conflicting = Set(others)
        let list = demands.filter { demand in
            handles[demand.key].map(conflicting.contains) ?? false
        }
        let masks = masks(of: list + [broken]).map(\.text)
        let lines = (masks + (list + [broken]).map { text(of: $0) }).map { "    \"\($0)\"" }
        let note =
            """

            \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the \
            documentation for the UIView property translatesAutoresizingMaskIntoConstraints) 
            """
        let namesMasks = lines.contains { $0.contains("<NSAutoresizingMaskLayoutConstraint") }
        logFault(
            """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \(namesMasks ? note : "")
            (
            \(lines.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint 
            \(text(of: broken))

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may \
            also be helpful.
            """
        )
    }

    /// What the demands take from views with masks, each once. Where a content view is held in the size of its cell by
    /// constraints of its own, those stand for its mask.
    private func masks(of demands: [LayoutDemand]) -> [MaskedSide] {
        form.masks = []
        defer { form.masks = nil }
        for case let constraint as NSLayoutConstraint in demands.map(\.source) {
            guard let holder = constraint.holder else { continue }
            _ = write(constraint, heldBy: holder)
        }
        let encapsulated = root.encapsulatedView?.autoLayout.encapsulation == nil ? nil : root.encapsulatedView
        var result: [MaskedSide] = []
        for side in form.masks ?? [] where side.view !== encapsulated && !result.contains(side) { result.append(side) }
        return result
    }

    private func text(of demand: LayoutDemand) -> String {
        let source = demand.source
        let length = TraceText.text(CGFloat(-demand.constant))
        switch demand.kind {
        case .constraint:
            return (source as? NSLayoutConstraint)?.text ?? ""
        case .rootWidth, .rootHeight:
            let isWidth = demand.kind == .rootWidth
            guard isFitting else {
                return MaskedSide(view: root, axis: isWidth ? .horizontal : .vertical, isExtent: true).text
            }
            return "<NSLayoutConstraint:\(address(of: source)) 'fittingSize\(isWidth ? "H" : "V")Target' "
                + "\(logName(of: source)).\(isWidth ? "width" : "height") == \(length)   (active)>"
        case .intrinsicWidth, .intrinsicHeight:
            let side = demand.kind == .intrinsicWidth ? "width" : "height"
            return "<NSContentSizeLayoutConstraint:\(address(of: source)) \(logName(of: source)).\(side) == \(length)>"
        }
    }
}
