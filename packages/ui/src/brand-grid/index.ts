export { BrandGrid } from './BrandGrid'
export type { BrandGridBrand, BrandGridProps } from './BrandGrid.headless'
