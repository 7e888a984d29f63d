export * from './PageHeading'
