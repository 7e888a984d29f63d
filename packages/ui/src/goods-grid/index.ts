export { GoodsGrid } from './GoodsGrid'
export type { GoodsGridProps } from './GoodsGrid.headless'
