export {
  SortBarRoot,
  type SortBarRootProps,
  SortBarSort,
  type SortBarSortProps,
  SortBarView,
  type SortBarViewProps,
} from './SortBar.headless'
