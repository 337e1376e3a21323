extension Painting {
    static let romanticism: [Painting] = [
        Painting("The Swing", "Jean-Honoré Fragonard", "1767", (81, 64.2), .portrait, 0x3E5B4A, 0xE49A94, 0xF3CDBB),
        Painting(
            "The Death of Marat",
            "Jacques-Louis David",
            "1793",
            (165, 128),
            .reclining,
            0x4B4630,
            0x8A8B70,
            0xE0C49E
        ),
        Painting(
            "The Monk by the Sea",
            "Caspar David Friedrich",
            "1810",
            (110, 171.5),
            .sea,
            0x8FA0A8,
            0x2C3B42,
            0xD9D5C3
        ),
        Painting(
            "Grande Odalisque",
            "Jean-Auguste-Dominique Ingres",
            "1814",
            (91, 162),
            .reclining,
            0x20242E,
            0x2C4E7A,
            0xE6BE94
        ),
        Painting("The Third of May 1808", "Francisco Goya", "1814", (268, 347), .crowd, 0x1B1712, 0x6B5230, 0xEFE0B8),
        Painting(
            "Wanderer above the Sea of Fog",
            "Caspar David Friedrich",
            "1818",
            (94.8, 74.8),
            .landscape,
            0xB9C7D1,
            0x8096A6,
            0x2B2D2E
        ),
        Painting(
            "The Raft of the Medusa",
            "Théodore Géricault",
            "1819",
            (491, 716),
            .sea,
            0x8A7446,
            0x3A3522,
            0xE2C486
        ),
        Painting("The Hay Wain", "John Constable", "1821", (130.2, 185.4), .landscape, 0xA8BAC6, 0x5A6B3B, 0xE7E2CF),
        Painting(
            "Saturn Devouring His Son",
            "Francisco Goya",
            "c. 1823",
            (143.5, 81.4),
            .portrait,
            0x0E0B09,
            0x6B4526,
            0xC98B5B
        ),
        Painting(
            "Liberty Leading the People",
            "Eugène Delacroix",
            "1830",
            (260, 325),
            .crowd,
            0x8B7E5E,
            0x3A3A3A,
            0xC8463A
        ),
        Painting(
            "The Fighting Temeraire",
            "J. M. W. Turner",
            "1839",
            (90.7, 121.6),
            .sea,
            0xE0B46A,
            0x7FA0B4,
            0xF6E7B8
        ),
        Painting(
            "Rain, Steam and Speed",
            "J. M. W. Turner",
            "1844",
            (91, 121.8),
            .landscape,
            0xCDB98A,
            0x8A7450,
            0x4A3A28
        ),
        Painting("Ophelia", "John Everett Millais", "1852", (76.2, 111.8), .reclining, 0x3D5A35, 0x2A3A2B, 0xD9C9B0),
        Painting("The Gleaners", "Jean-François Millet", "1857", (83.5, 110), .crowd, 0xCFB57A, 0x6B5B45, 0xB4553E),
    ]
}
