export {
  SideCartClose,
  SideCartPanel,
  SideCartRefreshing,
  SideCartRoot,
  type SideCartRootProps,
  SideCartToggle,
  useSideCartPanel,
} from './SideCart.headless'
