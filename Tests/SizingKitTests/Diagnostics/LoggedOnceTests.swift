import HeadlessTools
import Testing
import UIKit

@testable import SizingKit

@MainActor
@Suite struct LoggedOnceTests {
    @Test func aLineIsWrittenOnceForEachTopic() {
        var lines: [String] = []
        let old = SizingLog.lineHandler
        SizingLog.lineHandler = { lines.append($0) }
        defer { SizingLog.lineHandler = old }
        let topics = ["LoggedOnceTests 1", "LoggedOnceTests 2", "LoggedOnceTests 1"]
        for topic in topics { SizingLog.reportOnce(topic, topic) }
        #expect(lines == Array(topics.prefix(2)))
        SizingLog.forgetReport(of: topics[0])
        for topic in topics { SizingLog.reportOnce(topic, topic) }
        #expect(lines == topics)
        for topic in topics { SizingLog.forgetReport(of: topic) }
    }
}
