/// The version of the system that the module stands for: that of looks and measures which a system has changed.
package enum SystemVersion {
    /// The number before the point: 18, the look before the one of iOS 26, until a test says otherwise.
    @TaskLocal package static var major = 18
}
