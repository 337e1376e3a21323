import UIKit

// An enumeration of Objective-C may have further values.
func name(of style: UIUserInterfaceStyle) -> String {
    // error: may have additional unknown values
    switch style {
    case .unspecified: ""
    case .light: "light"
    case .dark: "dark"
    }
}
