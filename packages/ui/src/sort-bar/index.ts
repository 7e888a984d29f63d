export * from './SortBar'
export * from './SortBarParts'
