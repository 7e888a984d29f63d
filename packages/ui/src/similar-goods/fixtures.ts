import { goodsForStory } from '../goods-card/fixtures'
import type { SimilarGoodsGoods, SimilarGoodsItem } from './SimilarGoodsItem'

/** The same medicine of another maker for stories and tests; change what the story is about. */
export function similarForStory(
  change: Partial<SimilarGoodsItem> = {},
  goods: Partial<SimilarGoodsGoods> = {},
): SimilarGoodsItem {
  return {
    goods: {
      ...goodsForStory(),
      id: 1002,
      name: '阿莫西林胶囊',
      ypgg: '0.25g×36粒/盒',
      sccj: '石药集团中诺药业（石家庄）有限公司',
      price: '11.52',
      ...goods,
    },
    pack_content: { unit: '粒', strength: '0.25g' },
    piece_price: '0.32',
    match: 'same',
    ...change,
  }
}

/** Products of every match. */
export const similarsForStory: SimilarGoodsItem[] = [
  similarForStory(),
  similarForStory(
    { pack_content: { unit: '粒', strength: '0.25g' }, piece_price: '0.4125' },
    { id: 1003, sccj: '珠海联邦制药股份有限公司', ypgg: '250mg*24粒', price: '9.90' },
  ),
  similarForStory(
    { match: 'other', pack_content: { unit: '粒', strength: '0.5g' }, piece_price: '0.62' },
    { id: 1004, sccj: '华北制药股份有限公司', ypgg: '0.5g×20粒/盒', price: '12.40', expiry_date: null },
  ),
  similarForStory(
    { match: 'unread', pack_content: null, piece_price: undefined },
    { id: 1005, sccj: '哈药集团制药总厂', ypgg: '0.25g*50s', price: '15.00' },
  ),
]
