import Foundation

extension NSObject {
    /// The name of the class, with that of its module.
    public class func description() -> String {
        NSStringFromClass(self)
    }
}
