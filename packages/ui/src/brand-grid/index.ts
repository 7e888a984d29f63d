export * from './BrandGrid'
