export { SideCart, type SideCartProps } from './SideCart'
export {
  SideCartClose,
  SideCartContent,
  type SideCartContentProps,
  SideCartRefreshing,
  type SideCartTotal,
} from './SideCartContent'
export { type SideCartLine, SideCartLines, type SideCartLinesProps } from './SideCartLines'
export { SideCartPanel, SideCartRoot, SideCartStrip, SideCartToggle } from './SideCartStrip'
