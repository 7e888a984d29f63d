export { orderPadField } from './orderPadField'
export type {
  OrderPadAnswer,
  OrderPadCounts,
  OrderPadGoods,
  OrderPadItem,
  OrderPadLine,
  OrderPadMessage,
  OrderPadRow,
} from './orderPadTypes'
export { type OrderPad, type UseOrderPadOptions, useOrderPad } from './useOrderPad'
