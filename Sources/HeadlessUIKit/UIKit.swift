@_exported import Foundation

@_exported import typealias CoreFoundation.CFTimeInterval
