export { ORDER_GRID_ROWS, type OrderGridAction } from './gridActions'
export type { OrderGridDraft } from './gridDraft'
export { orderGridNote } from './gridNote'
export { type OrderGridPrice, orderGridPrice } from './gridPrice'
export { type OrderGridCounts, orderGridCounts } from './gridResult'
export { orderGridDraftLines } from './gridSaved'
export type { OrderGrid, UseOrderGridOptions } from './orderGrid'
export { type OrderGridListRef, orderGridFields } from './orderGridFields'
export type {
  OrderGridAnswer,
  OrderGridBought,
  OrderGridDoubt,
  OrderGridGoods,
  OrderGridGoodsLine,
  OrderGridMatch,
  OrderGridMatches,
  OrderGridMessage,
  OrderGridNews,
  OrderGridNote,
  OrderGridProduct,
  OrderGridReadyRow,
  OrderGridResultRow,
  OrderGridRow,
  OrderGridSavedLine,
  OrderGridStatus,
} from './orderGridTypes'
export type { OrderGridFilter } from './useOpenRows'
export { useOrderGrid } from './useOrderGrid'
