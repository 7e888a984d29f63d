export * from './Link'
export * from './safeHref'
