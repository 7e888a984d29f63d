export {
  OrderLinesMore,
  OrderLinesPart,
  type OrderLinesPartProps,
  OrderLinesReason,
  OrderLinesRoot,
  type OrderLinesRootProps,
  OrderLinesTable,
  type OrderLinesTableProps,
  OrderLinesTitle,
  useOrderLinesPart,
} from './OrderLines.headless'
export {
  type CartLineForOrder,
  type OrderLine,
  type OrderLineBatch,
  type OrderLinesPart as OrderLinesPartData,
  orderLineOfCart,
  splitReason,
} from './orderLineTypes'
