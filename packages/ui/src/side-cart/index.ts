export {
  SideCart,
  SideCartClose,
  SideCartPanel,
  type SideCartProps,
  SideCartRefreshing,
  SideCartRoot,
  SideCartToggle,
  type SideCartTotal,
} from './SideCart'
export { type SideCartLine, SideCartLines, type SideCartLinesProps } from './SideCartLines'
