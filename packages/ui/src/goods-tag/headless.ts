export {
  GoodsTag,
  type GoodsTagData,
  type GoodsTagProps,
  GoodsTags,
  type GoodsTagsProps,
} from './GoodsTag.headless'
