import type { BuyAction, ShippingZone } from '@yaoji/domain'
import { href } from '../../routes'
import { buyActionHref } from './buyActionHref'

interface LineGoods {
  readonly goods: {
    readonly id: number
    readonly name: string
    readonly goods_price_id: number
    readonly near_expiry: number
  }
}

/** Address of the product of a cart line. Near-expiry stock names its own line. */
export function lineHref({ goods }: LineGoods): string {
  const own = goods.near_expiry === 1 ? { is_jxq: 1, goods_price_id: goods.goods_price_id } : {}
  return href('goods', { id: goods.id }, own)
}

/** Address of similar products. */
export function similarHref({ goods }: LineGoods): string {
  return href('search', {}, { keywords: goods.name })
}

/** Address of the products that count for a full reduction, with what is missing to its next tier. */
export function reductionHref({ goods_manjian_id: id }: { goods_manjian_id: number | null }) {
  return id === null ? undefined : href('activityZone', { id })
}

/** Address of the products that count for the free shipping of a zone. */
export function shippingHref(zone: ShippingZone): string {
  return { normal: href('list'), youx: href('yx'), zy: href('chineseMedicine') }[zone]
}

const CART = { pathname: href('cart'), search: '', hash: '' }

/** The address of an action that lets the buyer buy a line; a login leads back to the cart. */
export function lineActionHref(action: BuyAction, { goods }: LineGoods): string | undefined {
  return buyActionHref(action, CART, goods)
}
