export * from './SortBar'
