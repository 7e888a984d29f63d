export { GoodsGrid, type GoodsGridProps } from './GoodsGrid.headless'
