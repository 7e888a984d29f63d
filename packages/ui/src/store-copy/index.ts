export * from './StoreCopy'
export * from './StoreCopyResults'
export * from './storeCopyLabels'
