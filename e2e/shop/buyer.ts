import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { PASSWORD } from './test'

/** Headers of every unsafe call. */
const HEADERS = { 'X-Requested-With': 'yaoji' }

type Form = Record<string, string | number>

/** Calls the service as the storefront does. Returns `data`; fails the test when the service refuses the call. */
export async function call(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  form: Form = {},
) {
  const options = method === 'GET' ? { params: form } : { form }
  const response = await request.fetch(path, { method, headers: HEADERS, ...options })
  const { code, msg, data } = await response.json()
  expect(code, `${method} ${path}: ${msg}`).toBeLessThan(300)
  return data
}

/** Logs in a session of its own, without a page. */
export async function logInByApi(request: APIRequestContext, account: string): Promise<void> {
  await call(request, 'POST', '/api/auth/login', { account, password: PASSWORD })
}

interface OrderableGoods {
  readonly id: number
  readonly code: string
  readonly goods_price_id: number
  readonly name: string
  readonly number: number
  readonly min_qty: number
  readonly price: string
  readonly ck_id: number
}

/** Products that this buyer can order, by keywords. None has an offer: what is offered depends on the time of day. */
export async function goodsFor(request: APIRequestContext, keywords: string): Promise<OrderableGoods[]> {
  const { list } = await call(request, 'GET', '/api/goods/list', { keywords, in_stock: 1, per_page: 100 })
  return list.filter(
    (goods: { is_buy: number; special_flag: string; offer?: unknown }) =>
      goods.is_buy === 1 && goods.special_flag === 'none' && goods.offer === undefined,
  )
}

/** Packs of a product to order. */
export interface CartLine {
  readonly goods: OrderableGoods
  readonly number: number
}

/** Replaces the cart's lines with these. */
export async function fillCart(request: APIRequestContext, lines: readonly CartLine[]): Promise<void> {
  const { list } = await call(request, 'GET', '/api/cart/list')
  if (list.length > 0) {
    const ids = list.map(({ id }: { id: number }, at: number) => [`ids[${at}]`, id])
    await call(request, 'POST', '/api/cart/batch_delete', Object.fromEntries(ids))
  }
  const params = lines.flatMap(({ goods, number }, at) => [
    [`params[${at}][goods_id]`, goods.id],
    [`params[${at}][goods_price_id]`, goods.goods_price_id],
    [`params[${at}][number]`, number],
  ])
  if (params.length > 0) await call(request, 'POST', '/api/cart', Object.fromEntries(params))
}

interface PlacedOrders {
  readonly parent_sn: string
  /** The order to pay first. */
  readonly order_id: number
  readonly orders: readonly { readonly id: number; readonly sn: string }[]
}

/** Ids of a coupon and of a cash voucher, 0 for none, and whether the balance is used. */
export interface OrderChoice {
  readonly coupon_id?: number
  readonly voucher_id?: number
  readonly use_balance?: 0 | 1
}

/** Orders all lines of the cart, without a page; without coupon, voucher and balance, unless they are chosen. */
export async function orderCart(
  request: APIRequestContext,
  { coupon_id = 0, voucher_id = 0, use_balance = 0 }: OrderChoice = {},
): Promise<PlacedOrders> {
  const choice = { coupon_id, voucher_id, use_balance }
  const { list } = await call(request, 'GET', '/api/cart/list')
  const ids = Object.fromEntries(list.map(({ id }: { id: number }, at: number) => [`ids[${at}]`, id]))
  const checkout = await call(request, 'POST', '/api/cart/checkout', { ...ids, ...choice })
  return call(request, 'POST', '/api/order', {
    ...ids,
    ...choice,
    address_id: checkout.address_id,
    expected_total: checkout.expected_total,
    expected_count: checkout.expected_count,
  })
}

/** Total number of the buyer's orders. */
export async function countOrders(request: APIRequestContext): Promise<number> {
  return (await call(request, 'GET', '/api/order', { per_page: 1 })).total
}

/** Upper limit of Tab presses; every page of the shop has fewer tab stops. */
const MAX_TAB_PRESSES = 400

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor()
  for (let presses = 0; presses < MAX_TAB_PRESSES; presses += 1) {
    if (await target.first().evaluate(element => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(
    `e2e: ${target} does not get the focus after ${MAX_TAB_PRESSES} presses of ${key}. Check that it can be focused.`,
  )
}

/** Places an order from the cart and opens its payment page. */
export async function placeOrder(page: Page): Promise<void> {
  await page.goto('/cart')
  await page.getByRole('button', { name: '去结算' }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page.getByRole('button', { name: '确认支付' })).toBeVisible()
}

/** Makes the pages ask for their answers themselves, as in a browser with a session: a test can then change these. */
export async function askForAnswers(page: Page, shopUrl: string): Promise<void> {
  await page.context().addCookies([{ name: 'yaoji', value: 'of-no-session', url: shopUrl }])
}
