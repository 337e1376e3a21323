// Reads the syntax tree of some sources as `swiftc -dump-ast` prints it, and prints where they iterate over a set or a
// dictionary, or hand one to a function that does: see .ci/order.

import Foundation

/// Functions whose result is the same in any order, and that call no closure that could tell.
let orderless: Set = [
    "!=", "==", "contains", "contains(_:)", "count", "formIntersection", "formSymmetricDifference", "formUnion",
    "init", "intersection", "isDisjoint", "isEmpty", "isSubset", "isSuperset", "max()", "min()", "sorted()",
    "sorted(by:)", "subtract", "subtracting", "symmetricDifference", "union",
]

/// Names of generic parameters that stand for what is iterated over. Others stand for what is contained.
let contained: Set = ["Element", "Key", "Value", "T", "U", "E", "Result"]

/// The function that an expression names, and what stands for its generic parameters: `Collection extension.map [with …]`.
let declaration = #/decl="Swift\.\(file\)\.(\w+)[^"\[]*extension\.([^ \["]+).*?> (.*?)\)\]/#
let location = #/location=([^ ]+):(\d+):\d+/#
let binding = #/(\w+) -> (?:Set|Dictionary)</#

/// Whether a function of the standard library iterates over a set or a dictionary, in an order that matters.
func iterates(_ type: Substring, _ function: Substring, _ parameters: Substring) -> Bool {
    let isUnordered = type == "Set" || type == "Dictionary"
    if isUnordered { return ["makeIterator()", "popFirst()", "removeFirst()"].contains(function) }
    // A set or a dictionary that is made of another is none the wiser; an array is.
    let iteratesOver = parameters.matches(of: binding).contains { !contained.contains(String($0.1)) }
    return iteratesOver && (type == "Array" || !orderless.contains(String(function)))
}

/// Whether a line of a file, or one before it since the last empty line, says that the order does not matter.
func saysAnyOrder(_ lines: [Substring], _ number: Int) -> Bool {
    lines.prefix(number).reversed().prefix { !$0.isEmpty }.contains { $0.lowercased().contains("in any order") }
}

var places: Set<String> = []
var sources: [String: [Substring]] = [:]
while let line = readLine() {
    if line.contains(": error: ") {
        print(line)
        exit(2)
    }
    guard let found = line.firstMatch(of: declaration),
        iterates(found.1, found.2, found.3), let place = line.firstMatch(of: location), let number = Int(place.2)
    else { continue }
    let file = String(place.1)
    if sources[file] == nil {
        sources[file] = try String(contentsOfFile: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
    }
    if !saysAnyOrder(sources[file]!, number) { places.insert("\(file):\(number)") }
}
let sorted = places.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
for place in sorted {
    print("\(place): iterates over a set or a dictionary: sort it, or say why it is done in any order")
}
exit(sorted.isEmpty ? 0 : 1)
