import type { Goods } from '@yaoji/api-client/contract/goods'
import { href } from '../../routes'

type Line = Pick<Goods, 'id' | 'goods_price_id'> & Partial<Pick<Goods, 'near_expiry' | 'offer'>>

/** Address of a product. Near-expiry stock and limited deals name their line, so that the page opens at the shown price. */
export function goodsHref({ id, goods_price_id, near_expiry, offer }: Line): string {
  if (near_expiry === 1) return href('goods', { id }, { is_jxq: 1, goods_price_id })
  return href('goods', { id }, offer ? { goods_price_id } : {})
}
