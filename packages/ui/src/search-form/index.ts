export * from './SearchForm'
