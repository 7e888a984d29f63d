export {
  GOODS_SORTS,
  type ListView,
  SortBar,
  type SortBarProps,
  SortBarRoot,
  SortBarSort,
  SortBarView,
  type SortChoice,
} from './SortBar'
export type { SortBarRootProps, SortBarSortProps, SortBarViewProps } from './SortBar.headless'
