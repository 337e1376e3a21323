import Foundation

extension IndexPath {
    public init(item: Int, section: Int) {
        // Foundation keeps two indices in place: an array of them would be allocated and thrown away.
        self.init(index: section)
        append(item)
    }

    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
