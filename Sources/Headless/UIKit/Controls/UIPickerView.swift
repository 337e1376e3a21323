import Foundation

/// Wheels of rows, of which one is chosen in each. A test turns them: there is no finger that does.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// As reported of iOS 7 and later.
    static let standardSize = CGSize(width: 320, height: 216)
    static let standardRowHeight: CGFloat = 32

    private final class Wheel {
        var rowCount = 0
        var selected = 0
        var views: [Int: UIView] = [:]
    }

    private var wheels: [Wheel]?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { reloadAllComponents() }
    }

    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { reloadAllComponents() }
    }

    // MARK: Numbers

    open var numberOfComponents: Int { loaded.count }

    open func numberOfRows(inComponent component: Int) -> Int {
        loaded.indices.contains(component) ? loaded[component].rowCount : 0
    }

    open func rowSize(forComponent component: Int) -> CGSize {
        guard loaded.indices.contains(component) else { return .zero }
        return CGSize(width: width(of: component), height: rowHeight(of: component))
    }

    private func width(of component: Int) -> CGFloat {
        delegate?.pickerView(self, widthForComponent: component) ?? standardWidth
    }

    private func rowHeight(of component: Int) -> CGFloat {
        delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.standardRowHeight
    }

    /// That of a component whose delegate states none: a part of the picker.
    var standardWidth: CGFloat {
        let width = bounds.width > 0 ? bounds.width : Self.standardSize.width
        return width / CGFloat(max(1, wheels?.count ?? 1))
    }

    /// The wheels, asked for when they are needed first.
    private var loaded: [Wheel] {
        if let wheels { return wheels }
        let new = (0..<(dataSource?.numberOfComponents(in: self) ?? 0)).map { _ in Wheel() }
        wheels = new
        for (component, wheel) in new.enumerated() { count(wheel, component) }
        return new
    }

    private func count(_ wheel: Wheel, _ component: Int) {
        wheel.rowCount = max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
        wheel.selected = max(0, min(wheel.selected, wheel.rowCount - 1))
    }

    // MARK: Loading

    open func reloadAllComponents() {
        let selected = wheels?.map(\.selected) ?? []
        for wheel in wheels ?? [] { remove(wheel) }
        wheels = nil
        guard dataSource != nil else { return }
        for (wheel, row) in zip(loaded, selected) { wheel.selected = max(0, min(row, wheel.rowCount - 1)) }
        setNeedsLayout()
    }

    open func reloadComponent(_ component: Int) {
        guard loaded.indices.contains(component) else { return }
        let wheel = loaded[component]
        remove(wheel)
        count(wheel, component)
        setNeedsLayout()
    }

    private func remove(_ wheel: Wheel) {
        for row in wheel.views.keys.sorted() { wheel.views[row]?.removeFromSuperview() }
        wheel.views = [:]
    }

    // MARK: Choosing

    /// Tells the delegate nothing: only a finger does.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard loaded.indices.contains(component) else { return }
        let wheel = loaded[component]
        wheel.selected = max(0, min(row, wheel.rowCount - 1))
        setNeedsLayout()
    }

    /// -1 if there is no row.
    open func selectedRow(inComponent component: Int) -> Int {
        guard loaded.indices.contains(component), loaded[component].rowCount > 0 else { return -1 }
        return loaded[component].selected
    }

    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return loaded.indices.contains(component) ? loaded[component].views[row] : nil
    }

    /// Turns a wheel as a finger does.
    package func turn(_ component: Int, toRow row: Int) {
        guard loaded.indices.contains(component), row >= 0, row < loaded[component].rowCount else { return }
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: Size and layout

    open override var intrinsicContentSize: CGSize { Self.standardSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let widths = loaded.indices.map { width(of: $0) }
        var x = bounds.minX + (bounds.width - widths.reduce(0, +)) / 2
        for (component, wheel) in loaded.enumerated() {
            layOut(wheel, component, from: x, width: widths[component])
            x += widths[component]
        }
    }

    /// Shows the rows around the chosen one, which is in the middle.
    private func layOut(_ wheel: Wheel, _ component: Int, from x: CGFloat, width: CGFloat) {
        let height = max(1, rowHeight(of: component))
        let beside = Int((bounds.height / 2 / height).rounded(.up))
        let shown = max(0, wheel.selected - beside)..<max(0, min(wheel.rowCount, wheel.selected + beside + 1))
        for row in wheel.views.keys.sorted() where !shown.contains(row) {
            wheel.views.removeValue(forKey: row)?.removeFromSuperview()
        }
        for row in shown {
            guard let view = wheel.views[row] ?? newView(row, component) else { continue }
            if wheel.views[row] == nil { addSubview(view) }
            wheel.views[row] = view
            let y = bounds.midY + (CGFloat(row - wheel.selected) - 0.5) * height
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        }
    }

    private func newView(_ row: Int, _ component: Int) -> UIView? {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
}
