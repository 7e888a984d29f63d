export { OrderAmounts, type OrderAmountsProps, OrderAmountsRoot, OrderAmountsRow } from './OrderAmounts'
export {
  type AmountRow,
  type OrderAmountsData,
  type OrderAmountsRootProps,
  useOrderAmounts,
} from './OrderAmounts.headless'
