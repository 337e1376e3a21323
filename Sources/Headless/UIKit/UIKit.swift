@_exported import Foundation

/// Seconds. Declared once more here: a module hands on no type alias of another one to those that import it.
public typealias CFTimeInterval = Double
