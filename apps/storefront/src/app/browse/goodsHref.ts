import type { Goods } from '@yaoji/api-client/contract/goods'
import { href } from '../../routes'

/** Address of a goods' page; its near-expiry line names itself. */
export function goodsHref(goods: Pick<Goods, 'id' | 'near_expiry' | 'goods_price_id'>): string {
  const line = goods.near_expiry === 1 ? { is_jxq: 1, goods_price_id: goods.goods_price_id } : {}
  return href('goods', { id: goods.id }, line)
}
