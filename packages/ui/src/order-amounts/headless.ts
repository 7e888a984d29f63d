export {
  type AmountRow,
  type OrderAmountsData,
  OrderAmountsRoot,
  type OrderAmountsRootProps,
  OrderAmountsRow,
  useOrderAmounts,
} from './OrderAmounts.headless'
