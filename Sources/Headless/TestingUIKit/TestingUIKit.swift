// Empty on purpose. The compiler looks for this module wherever `Testing` and `UIKit` are imported together.
