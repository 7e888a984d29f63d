export * from './StickyHeader'
