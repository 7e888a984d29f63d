export * from './SearchBox'
export * from './SearchBoxField'
export * from './SearchBoxRoot'
export * from './SearchBoxSuggestions'
