export * from './Tabs'
export * from './tabsWithCounts'
