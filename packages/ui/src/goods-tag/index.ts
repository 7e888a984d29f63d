export { GoodsTag, GoodsTags } from './GoodsTag'
export type { GoodsTagData, GoodsTagProps, GoodsTagsProps } from './GoodsTag.headless'
