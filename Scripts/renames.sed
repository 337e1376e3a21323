# Turns a screen of a table, a flow layout or a compositional layout into one of SizingKit: sed -f Scripts/renames.sed Screen.swift
# A space at both ends makes a name at an end of a line one like any other.
s/.*/ & /
# Every name that begins with UITableView, such as UITableViewController and UITableViewCell.
s/\([^A-Za-z0-9_]\)UITableView/\1SizingTableView/g
# The data source, the delegates and the visible cells of a variable with the word "table" in its name, or "tableview" or "tbl".
s/\([^A-Za-z0-9_]_*table\([A-Z0-9_][A-Za-z0-9_]*\)*[?!]*\)\.dataSource\([^A-Za-z0-9_]\)/\1.tableDataSource\3/g
s/\(Table\([A-Z0-9_][A-Za-z0-9_]*\)*[?!]*\)\.dataSource\([^A-Za-z0-9_]\)/\1.tableDataSource\3/g
s/\([^A-Za-z0-9_]_*tableview[A-Za-z0-9_]*[?!]*\)\.dataSource\([^A-Za-z0-9_]\)/\1.tableDataSource\2/g
s/\([^A-Za-z0-9_]_*tbl[A-Za-z0-9_]*[?!]*\)\.dataSource\([^A-Za-z0-9_]\)/\1.tableDataSource\2/g
s/\([^A-Za-z0-9_]_*table\([A-Z0-9_][A-Za-z0-9_]*\)*[?!]*\)\.delegate\([^A-Za-z0-9_]\)/\1.tableDelegate\3/g
s/\(Table\([A-Z0-9_][A-Za-z0-9_]*\)*[?!]*\)\.delegate\([^A-Za-z0-9_]\)/\1.tableDelegate\3/g
s/\([^A-Za-z0-9_]_*tableview[A-Za-z0-9_]*[?!]*\)\.delegate\([^A-Za-z0-9_]\)/\1.tableDelegate\2/g
s/\([^A-Za-z0-9_]_*tbl[A-Za-z0-9_]*[?!]*\)\.delegate\([^A-Za-z0-9_]\)/\1.tableDelegate\2/g
s/\([^A-Za-z0-9_]_*table\([A-Z0-9_][A-Za-z0-9_]*\)*[?!]*\)\.prefetchDataSource\([^A-Za-z0-9_]\)/\1.tablePrefetchDataSource\3/g
s/\(Table\([A-Z0-9_][A-Za-z0-9_]*\)*[?!]*\)\.prefetchDataSource\([^A-Za-z0-9_]\)/\1.tablePrefetchDataSource\3/g
s/\([^A-Za-z0-9_]_*tableview[A-Za-z0-9_]*[?!]*\)\.prefetchDataSource\([^A-Za-z0-9_]\)/\1.tablePrefetchDataSource\2/g
s/\([^A-Za-z0-9_]_*tbl[A-Za-z0-9_]*[?!]*\)\.prefetchDataSource\([^A-Za-z0-9_]\)/\1.tablePrefetchDataSource\2/g
s/\([^A-Za-z0-9_]_*table\([A-Z0-9_][A-Za-z0-9_]*\)*[?!]*\)\.dragDelegate\([^A-Za-z0-9_]\)/\1.tableDragDelegate\3/g
s/\(Table\([A-Z0-9_][A-Za-z0-9_]*\)*[?!]*\)\.dragDelegate\([^A-Za-z0-9_]\)/\1.tableDragDelegate\3/g
s/\([^A-Za-z0-9_]_*tableview[A-Za-z0-9_]*[?!]*\)\.dragDelegate\([^A-Za-z0-9_]\)/\1.tableDragDelegate\2/g
s/\([^A-Za-z0-9_]_*tbl[A-Za-z0-9_]*[?!]*\)\.dragDelegate\([^A-Za-z0-9_]\)/\1.tableDragDelegate\2/g
s/\([^A-Za-z0-9_]_*table\([A-Z0-9_][A-Za-z0-9_]*\)*[?!]*\)\.dropDelegate\([^A-Za-z0-9_]\)/\1.tableDropDelegate\3/g
s/\(Table\([A-Z0-9_][A-Za-z0-9_]*\)*[?!]*\)\.dropDelegate\([^A-Za-z0-9_]\)/\1.tableDropDelegate\3/g
s/\([^A-Za-z0-9_]_*tableview[A-Za-z0-9_]*[?!]*\)\.dropDelegate\([^A-Za-z0-9_]\)/\1.tableDropDelegate\2/g
s/\([^A-Za-z0-9_]_*tbl[A-Za-z0-9_]*[?!]*\)\.dropDelegate\([^A-Za-z0-9_]\)/\1.tableDropDelegate\2/g
s/\([^A-Za-z0-9_]_*table\([A-Z0-9_][A-Za-z0-9_]*\)*[?!]*\)\.visibleCells\([^A-Za-z0-9_]\)/\1.visibleTableCells\3/g
s/\(Table\([A-Z0-9_][A-Za-z0-9_]*\)*[?!]*\)\.visibleCells\([^A-Za-z0-9_]\)/\1.visibleTableCells\3/g
s/\([^A-Za-z0-9_]_*tableview[A-Za-z0-9_]*[?!]*\)\.visibleCells\([^A-Za-z0-9_]\)/\1.visibleTableCells\2/g
s/\([^A-Za-z0-9_]_*tbl[A-Za-z0-9_]*[?!]*\)\.visibleCells\([^A-Za-z0-9_]\)/\1.visibleTableCells\2/g
# A collection view where one is made or a class inherits from it.
s/\([^A-Za-z0-9_]\)UICollectionView\(\(\.init\)\{0,1\}(frame:\)/\1SizingCollectionView\2/g
s/\([^A-Za-z0-9_]\)UICollectionView\(\(\.init\)\{0,1\}([[:space:]]*\)$/\1SizingCollectionView\2/
s/\([^A-Za-z0-9_]\)UICollectionView\( *= *\.init(\)/\1SizingCollectionView\2/g
s/\(class  *[A-Za-z0-9_]* *: *\)UICollectionView\([^A-Za-z0-9_]\)/\1SizingCollectionView\2/
s/\([^A-Za-z0-9_]\)UICollectionViewController\([^A-Za-z0-9_]\)/\1SizingCollectionViewController\2/g
# A flow layout; twice, since two names may share the character between them.
s/\([^A-Za-z0-9_]\)UICollectionViewFlowLayout\([^A-Za-z0-9_]\)/\1SizingFlowLayout\2/g
s/\([^A-Za-z0-9_]\)UICollectionViewFlowLayout\([^A-Za-z0-9_]\)/\1SizingFlowLayout\2/g
# A compositional layout and its descriptions, and the lists in it.
s/\([^A-Za-z0-9_]\)UICollectionViewCompositionalLayout/\1SizingCompositionalLayout/g
s/\([^A-Za-z0-9_]\)NSCollectionLayout/\1SizingCollectionLayout/g
s/\([^A-Za-z0-9_]\)UICollectionLayoutListConfiguration\([^A-Za-z0-9_]\)/\1SizingListConfiguration\2/g
s/\([^A-Za-z0-9_]\)UIListSeparatorConfiguration\([^A-Za-z0-9_]\)/\1SizingListSeparatorConfiguration\2/g
s/\([^A-Za-z0-9_]\)UICollectionLayoutSectionOrthogonalScrollingProperties/\1SizingCollectionLayoutSectionOrthogonalScrollingProperties/g
s/^ \(.*\) $/\1/
# The module, unless it is there.
/^import SizingKit/h
/^import UIKit[[:space:]]*$/{
x
/SizingKit/{
x
b
}
x
s/^import UIKit\([[:space:]]*\)$/import SizingKit\1\
import UIKit\1/
}
