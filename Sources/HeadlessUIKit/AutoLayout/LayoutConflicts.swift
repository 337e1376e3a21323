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
        let lines = (list + [broken]).map { "    \"\(text(of: $0))\"" }
        logFault(
            """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
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

    private func text(of demand: LayoutDemand) -> String {
        let source = demand.source
        let length = TraceText.text(CGFloat(-demand.constant))
        let item = "\(type(of: source)):\(address(of: source))"
        switch demand.kind {
        case .constraint:
            return (source as? NSLayoutConstraint)?.text ?? ""
        case .rootWidth, .rootHeight:
            let side = demand.kind == .rootWidth ? "width" : "height"
            guard root.hostsLayout else {
                return "<NSAutoresizingMaskLayoutConstraint:\(address(of: source)) h=--& v=--& "
                    + "\(item).\(side) == \(length)   (active)>"
            }
            return "<NSLayoutConstraint:\(address(of: source)) 'UIView-Encapsulated-Layout-\(side.capitalized)' "
                + "\(item).\(side) == \(length)   (active)>"
        case .intrinsicWidth, .intrinsicHeight:
            let side = demand.kind == .intrinsicWidth ? "width" : "height"
            return "<NSContentSizeLayoutConstraint:\(address(of: source)) \(item).\(side) == \(length)>"
        }
    }
}
