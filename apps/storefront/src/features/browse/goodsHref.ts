import type { Goods } from '@yaoji/api-client/contract/goods'
import { href } from '../../routes'

type Line = Pick<Goods, 'id' | 'goods_price_id'> & Partial<Pick<Goods, 'near_expiry' | 'offer'>>

/** Address of a goods' page: near-expiry stock and limited offers name their line, so that it opens at the price shown. */
export function goodsHref({ id, goods_price_id, near_expiry, offer }: Line): string {
  if (near_expiry === 1) return href('goods', { id }, { is_jxq: 1, goods_price_id })
  return href('goods', { id }, offer ? { goods_price_id } : {})
}
