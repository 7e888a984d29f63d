import { goodsClassify, goodsDetail, goodsHot, goodsList, goodsSearch } from '../goods'
import { goodsClassifyInput, goodsDetailInput, goodsListInput, goodsSearchInput } from '../payload/goods'
import { type Call, call } from './call'
import { noInput } from './wire'

export * from '../payload/goods'

export const calls: readonly Call[] = [
  call(goodsList, {
    payload: goodsListInput,
    row: 'AP-13',
    summary: 'Lists products by keywords and filters, in pages by key, with facets and counts.',
  }),
  call(goodsDetail, {
    payload: goodsDetailInput,
    row: 'AP-14',
    summary:
      'Returns one product with its batches, promotions, specifications and products often bought with it.',
  }),
  call(goodsSearch, {
    payload: goodsSearchInput,
    row: 'AP-11',
    summary: 'Returns suggestions during typing: names of products (type 0) or of manufacturers (type 1).',
  }),
  call(goodsHot, { payload: noInput, row: 'AP-12', summary: 'Lists the best-selling products in stock.' }),
  call(goodsClassify, {
    payload: goodsClassifyInput,
    row: 'AP-16',
    summary: 'Lists the categories with products for the keywords, with counts.',
  }),
]
