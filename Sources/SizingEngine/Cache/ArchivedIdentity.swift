import Foundation

/// The identities that can be saved in an archive: strings, whole numbers of any width, `UUID`, `URL`, `Date`, `Data`,
/// `Bool`, `Double` and `IndexPath`.
///
/// An identity of another type cannot be saved, since it could not be created again from bytes.
enum ArchivedIdentity: Equatable {
    case text(String)
    case number(Int64)
    case largeNumber(UInt64)
    case uuid(UUID)
    case url(URL)
    case date(Date)
    case data(Data)
    case bool(Bool)
    case double(Double)
    case indexPath([Int])

    init?(_ item: ItemIdentity) {
        switch item.value {
        case .number(let number): self = .number(Int64(number))
        case .text(let text): self = .text(text)
        case .uuid(let uuid): self = .uuid(uuid)
        case .other(let box): self.init(box.identity)
        }
    }

    private init?(_ identity: AnyHashable) {
        switch identity.base {
        case let text as String: self = .text(text)
        case let flag as Bool: self = .bool(flag)
        case let number as any BinaryInteger:
            if let small = Int64(exactly: number) {
                self = .number(small)
            } else if let large = UInt64(exactly: number) {
                self = .largeNumber(large)
            } else {
                return nil
            }
        // Equal identities are saved alike.
        case let number as Double: self = Int64(exactly: number).map(Self.number) ?? .double(number)
        case let uuid as UUID: self = .uuid(uuid)
        case let url as URL where url.baseURL == nil: self = .url(url)
        case let date as Date: self = .date(date)
        case let data as Data: self = .data(data)
        case let indexPath as IndexPath: self = .indexPath(Array(indexPath))
        default: return nil
        }
        // A number that would be read back as another one is not saved.
        guard self.identity == identity else { return nil }
    }

    /// The identity that was saved.
    var identity: AnyHashable {
        switch self {
        case .text(let text): text
        case .number(let number): Int(exactly: number).map(AnyHashable.init) ?? AnyHashable(number)
        case .largeNumber(let number): number
        case .uuid(let uuid): uuid
        case .url(let url): url
        case .date(let date): date
        case .data(let data): data
        case .bool(let flag): flag
        case .double(let number): number
        case .indexPath(let indices): IndexPath(indexes: indices)
        }
    }

    /// The saved form.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        write(to: &writer)
        return writer.bytes
    }

    private func write(to writer: inout ByteWriter) {
        switch self {
        case .text(let text):
            writer.append([0])
            writer.write(text)
        case .number(let number):
            writer.append([1])
            writer.write(signed: Int(number))
        case .largeNumber(let number):
            writer.append([2])
            writer.write(fixed: number)
        case .uuid(let uuid):
            writer.append([3])
            withUnsafeBytes(of: uuid.uuid) { writer.append(Array($0)) }
        case .url(let url):
            writer.append([4])
            writer.write(url.absoluteString)
        case .date(let date):
            writer.append([5])
            writer.write(fixed: date.timeIntervalSinceReferenceDate.bitPattern)
        case .data(let data):
            writer.append([6])
            writer.write(data.count)
            writer.append(Array(data))
        case .bool(let flag):
            writer.append([7, flag ? 1 : 0])
        case .double(let number):
            writer.append([8])
            writer.write(fixed: number.bitPattern)
        case .indexPath(let indices):
            writer.append([9])
            writer.write(indices.count)
            for index in indices { writer.write(signed: index) }
        }
    }

    init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
        switch try reader.byte() {
        case 0: self = .text(try reader.text())
        case 1: self = .number(Int64(try reader.signed()))
        case 2: self = .largeNumber(try reader.fixed())
        case 3: self = .uuid(try reader.uuid())
        case 4:
            guard let url = URL(string: try reader.text()) else {
                throw ByteReader.Malformed(what: "an address is not valid")
            }
            self = .url(url)
        case 5: self = .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: try reader.fixed())))
        case 6: self = .data(Data(try reader.bytes(reader.count(ofAtLeast: 1))))
        case 7: self = .bool(try reader.byte() != 0)
        case 8: self = .double(Double(bitPattern: try reader.fixed()))
        case 9:
            var indices: [Int] = []
            for _ in 0..<(try reader.count(ofAtLeast: 1)) { indices.append(try reader.signed()) }
            self = .indexPath(indices)
        default: throw ByteReader.Malformed(what: "an identity has an unknown type")
        }
    }
}
