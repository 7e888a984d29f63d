export * from './SearchNotice'
