import type { APIRequestContext } from '@playwright/test'
import { type CartLine, call, fillCart, goodsFor, type OrderChoice, orderCart } from './buyer'
import { operate } from './operator'
import type { Shop } from './server'
import { PASSWORD } from './test'

export interface Wanted extends OrderChoice {
  /** Finds the product, by its name. */
  readonly keywords: string
  /** Finds one whose pack costs less, in yuan. Default: any. */
  readonly below?: number
  /** Packs; more when the product has a larger minimum. */
  readonly number: number
}

export interface PlacedOrder {
  readonly id: number
  readonly sn: string
  readonly parent_sn: string
}

/** Replaces the cart's lines with packs of one product. */
export async function fillCartWith(request: APIRequestContext, wanted: Wanted): Promise<void> {
  const { keywords, below = Number.POSITIVE_INFINITY, number } = wanted
  const goods = (await goodsFor(request, keywords)).find(({ price }) => Number(price) < below)
  await fillCart(request, [{ goods: goods!, number }])
}

/** Orders packs of one product, without a page. */
export async function placeOrder(request: APIRequestContext, wanted: Wanted): Promise<PlacedOrder> {
  await fillCartWith(request, wanted)
  const { parent_sn, orders } = await orderCart(request, wanted)
  return { ...orders[0]!, parent_sn }
}

/** Orders packs of one product and pays them from the balance, without a page. */
export async function payOrder(
  request: APIRequestContext,
  keywords: string,
  number = 10,
): Promise<PlacedOrder> {
  const order = await placeOrder(request, { keywords, number })
  await call(request, 'POST', `/api/order/${order.id}/pay`, { pay_type: 'balance', password: PASSWORD })
  return order
}

/** As few packs as can be ordered of an ephedrine-type product. */
export async function ephedrineLine(request: APIRequestContext): Promise<CartLine> {
  const { list } = await call(request, 'GET', '/api/goods/list', { keywords: '麻', per_page: 100 })
  const goods = list.find(
    (each: { is_buy: number; special_flag: string }) =>
      each.is_buy === 1 && each.special_flag === 'ephedrine',
  )
  return { goods, number: goods.min_qty }
}

/** Ships everything of a paid order. */
export async function ship(shop: Shop, sn: string): Promise<void> {
  await operate(shop, 'orders', 'approve', sn)
  await operate(shop, 'orders', 'ship', sn, 'company=顺丰医药', `number=SF${sn.slice(-6)}`)
}

/** The id of what waits of a kind with this text, as the operator's command lists it. */
export async function waitingId(shop: Shop, kind: string, text: string): Promise<string> {
  const row = (await operate(shop, kind)).split('\n').find(line => line.includes(text))
  return row?.split(' ')[0] ?? `no ${kind} with ${text}`
}
