export * from './SearchRows'
export * from './searchRowsLabels'
export type { SearchRow, SearchRowGoods, SearchRowsSource } from './useSearchRows'
