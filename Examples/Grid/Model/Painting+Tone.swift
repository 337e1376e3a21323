extension Painting {
    /// A colour of a composition.
    enum Tone: Sendable, CaseIterable {
        case ground, middle, accent
        /// Half of the ground and half of the second colour or the accent.
        case softMiddle, softAccent
        /// The second colour with black.
        case deep
    }

    /// A number that depends on the painting only, the same in each run of the program.
    var seed: UInt64 { id.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 } >> 7 }
}

extension Painting.Palette {
    /// The colour of a tone, as red, green and blue in eight bits each.
    subscript(_ tone: Painting.Tone) -> UInt32 {
        switch tone {
        case .ground: ground
        case .middle: middle
        case .accent: accent
        case .softMiddle: Self.mean(of: ground, middle)
        case .softAccent: Self.mean(of: ground, accent)
        case .deep: Self.mean(of: middle, 0x0A0A0C)
        }
    }

    private static func mean(of first: UInt32, _ second: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0) { $0 | (((first >> $1 & 0xFF) + (second >> $1 & 0xFF)) / 2) << $1 }
    }
}
