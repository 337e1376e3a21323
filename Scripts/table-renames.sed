# Turns a table screen into one with a SizingTableView: sed -f Scripts/table-renames.sed Screen.swift
# Every name that begins with UITableView, such as UITableViewController and UITableViewCell.
s/UITableView/SizingTableView/g
# The data source, the delegate and the visible cells of a variable whose name contains "table".
s/\([A-Za-z0-9_]*[Tt]able[A-Za-z0-9_]*[?!]*\)\.dataSource\([^A-Za-z0-9_]\)/\1.tableDataSource\2/g
s/\([A-Za-z0-9_]*[Tt]able[A-Za-z0-9_]*[?!]*\)\.delegate\([^A-Za-z0-9_]\)/\1.tableDelegate\2/g
s/\([A-Za-z0-9_]*[Tt]able[A-Za-z0-9_]*[?!]*\)\.prefetchDataSource\([^A-Za-z0-9_]\)/\1.tablePrefetchDataSource\2/g
s/\([A-Za-z0-9_]*[Tt]able[A-Za-z0-9_]*[?!]*\)\.visibleCells/\1.visibleTableCells/g
# The module.
s/^import UIKit$/import SizingKit\
import UIKit/
