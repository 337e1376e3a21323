// Empty on purpose. The compiler looks for this module wherever `Testing` and `CoreGraphics` are imported together.
