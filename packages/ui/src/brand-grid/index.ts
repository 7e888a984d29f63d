export * from './BrandGrid'
export * from './BrandSummary'
