export {
  CartTableCheckAll,
  CartTableColumn,
  CartTableDeleteDead,
  CartTableDeleteSelected,
  CartTableFrame,
  CartTableHead,
  CartTableRoot,
  type CartTableRootProps,
} from './CartTable.headless'
export { CartTableBody, type CartTableBodyProps } from './CartTableBody.headless'
export { useCartTable, useCartTableLine, useCartTableWarehouse } from './CartTableContext'
export { CartTableFilters, type CartTableFiltersProps } from './CartTableFilters.headless'
export { CartTableHints, type CartTableHintsProps } from './CartTableHints.headless'
export {
  CartTableAbout,
  CartTableAction,
  CartTableCell,
  CartTableCheck,
  CartTableDelete,
  CartTableLink,
  CartTableName,
  CartTableParts,
  CartTablePicture,
  CartTablePrice,
  CartTableStepper,
  CartTableSubtotal,
  CartTableTag,
  CartTableWarehouseCheck,
  CartTableWarehouseName,
} from './CartTableRow.headless'
export { type CartLineHint, cartLineHints } from './cartLineHints'
export type {
  CartTableEvents,
  CartTableLine,
  CartTableLinks,
  CartTableSource,
  CartTableTotal,
} from './cartTableTypes'
