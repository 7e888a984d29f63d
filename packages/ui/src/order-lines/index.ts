export {
  OrderLines,
  OrderLinesMore,
  OrderLinesPart,
  type OrderLinesProps,
  OrderLinesReason,
  OrderLinesRoot,
  OrderLinesTable,
  OrderLinesTitle,
} from './OrderLines'
export {
  type CartLineForOrder,
  type OrderLine,
  type OrderLineBatch,
  type OrderLinesPart as OrderLinesPartData,
  orderLineOfCart,
  splitReason,
} from './orderLineTypes'
