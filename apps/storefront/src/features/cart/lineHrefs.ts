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

/** Address of a line's goods; near-expiry stock names its own sellable line. */
export function lineHref({ goods }: LineGoods): string {
  const own = goods.near_expiry === 1 ? { is_jxq: 1, goods_price_id: goods.goods_price_id } : {}
  return href('goods', { id: goods.id }, own)
}

/** Where something like a line's goods is found. */
export function similarHref({ goods }: LineGoods): string {
  return href('search', {}, { keywords: goods.name })
}

const CART = { pathname: href('cart'), search: '', hash: '' }

/** Where the next step of a line that cannot be bought yet leads, coming back to the cart. */
export function lineActionHref(action: Parameters<typeof buyActionHref>[0]): string | undefined {
  return buyActionHref(action, CART)
}
