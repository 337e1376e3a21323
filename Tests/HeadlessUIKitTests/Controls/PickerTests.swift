import Foundation
import HeadlessTools
import Testing
import UIKit

/// Pickers of rows and of dates.
@MainActor
@Suite struct PickerTests {
    private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [["S", "M", "L"], ["red", "green"]]
        private(set) var chosen: [[Int]] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            rows[component].count
        }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            rows[component][row]
        }

        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }

        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }

        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append([component, row])
        }
    }

    private func picker(_ source: Source) -> UIPickerView {
        let picker = UIPickerView()
        (picker.dataSource, picker.delegate) = (source, source)
        picker.frame.size = picker.intrinsicContentSize
        return picker
    }

    @Test func aPickerIsAsHighAsApplesAndShowsItsRows() {
        let source = Source()
        let picker = picker(source)
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 0) == 3)
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 100, height: 40))
        let label = picker.view(forRow: 0, forComponent: 1) as? UILabel
        #expect(label?.text == "red")
        #expect(label?.frame == CGRect(x: 160, y: 88, width: 100, height: 40))
    }

    @Test func theAppsChoiceIsNotTold() {
        let source = Source()
        let picker = picker(source)
        picker.selectRow(2, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(source.chosen == [])
        #expect(picker.view(forRow: 2, forComponent: 0)?.frame.midY == 108)
        picker.turn(1, toRow: 1)
        #expect(source.chosen == [[1, 1]])
        #expect(picker.selectedRow(inComponent: 1) == 1)
    }

    @Test func aReloadKeepsTheChoiceAsFarAsThereAreRows() {
        let source = Source()
        let picker = picker(source)
        picker.selectRow(2, inComponent: 0, animated: false)
        source.rows[0] = ["S", "M"]
        picker.reloadComponent(0)
        #expect(picker.selectedRow(inComponent: 0) == 1)
        source.rows = [["S"]]
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 1)
        source.rows = [[]]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == -1)
    }

    @Test func aDateIsWithinItsLimits() {
        let picker = UIDatePicker()
        let day = Date(timeIntervalSince1970: 86_400)
        picker.date = day
        #expect(picker.date == day)
        picker.minimumDate = day.addingTimeInterval(60)
        #expect(picker.date == day.addingTimeInterval(60))
        picker.maximumDate = day.addingTimeInterval(120)
        picker.setDate(day.addingTimeInterval(500), animated: true)
        #expect(picker.date == day.addingTimeInterval(120))
        picker.minimumDate = day.addingTimeInterval(1_000)
        picker.date = day
        #expect(picker.date == day)
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 15
        #expect(picker.minuteInterval == 15)
    }

    @Test func onlyAFingerSendsAnAction() {
        let picker = UIDatePicker()
        var told = 0
        picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        picker.date = Date(timeIntervalSince1970: 5)
        #expect(told == 0)
        picker.choose(Date(timeIntervalSince1970: 10))
        #expect(told == 1)
    }

    @Test func theStyleSaysTheSize() {
        let picker = UIDatePicker()
        #expect(picker.datePickerStyle == .compact)
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        picker.preferredDatePickerStyle = .automatic
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        #expect(picker.intrinsicContentSize.height > 300)
    }
}
