export { BrandGrid, type BrandGridBrand, type BrandGridProps } from './BrandGrid.headless'
