import type { APIRequestContext, Page } from '@playwright/test'
import { call, fillCart, goodsFor, logInByApi, orderCart, tabTo } from './shop/buyer'
import { ACCOUNTS, expect, logIn, PASSWORD, test } from './shop/test'

/** Logs in and places an order of two packs of the first product that is found. */
async function placeUnpaid(page: Page) {
  await logIn(page, ACCOUNTS.approved)
  const [goods] = await goodsFor(page.request, '胶囊')
  if (!goods) throw new Error('e2e: the demo sells no capsules.')
  await fillCart(page.request, [{ goods, number: 2 }])
  const { order_id: id } = await orderCart(page.request)
  return { id, goods }
}

const stockOf = async (request: APIRequestContext, id: number): Promise<number> =>
  (await call(request, 'GET', `/api/goods/detail/${id}`)).goods.number

/** The newest order of a tab of the list. */
const orderOf = async (request: APIRequestContext, tab: string, status: number) =>
  (await call(request, 'GET', '/api/order', { tab, per_page: 50 })).list.find(
    (order: { status: number }) => order.status === status,
  )

test('[RT-27 /order/info] an unpaid order is cancelled on its page, by keyboard, and its stock comes back', async ({
  page,
}) => {
  const { id, goods } = await placeUnpaid(page)
  const before = await stockOf(page.request, goods.id)
  await page.goto(`/order/info/${id}`)
  await expect(page).toHaveTitle('订单详情 - 药集')
  const status = page.getByRole('region', { name: '订单状态' })
  await expect(status.getByRole('heading', { name: '待付款' })).toBeVisible()
  await expect(status.getByRole('timer')).toContainText('分')
  await expect(page.getByRole('table')).toContainText(goods.name)

  await tabTo(page, status.getByRole('button', { name: '取消订单' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '取消订单' })
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: '收货地址有误' })).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: '取消订单' }))
  await page.keyboard.press('Enter')

  await expect(status.getByRole('heading', { name: '已取消' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(status.getByRole('button', { name: '取消订单' })).toHaveCount(0)
  await expect(page.getByRole('list', { name: '订单动态' }).getByRole('listitem').first()).toContainText(
    '买家取消订单：收货地址有误',
  )
  expect(await stockOf(page.request, goods.id)).toBe(before + 2)
  await page.reload()
  await expect(status.getByRole('heading', { name: '已取消' })).toBeVisible()
  expect((await orderOf(page.request, 'cancelled', -10)).id).toBe(id)
})

test('[RT-27 /order/info] an order that was cancelled on another device says so and shows it', async ({
  page,
}) => {
  const { id } = await placeUnpaid(page)
  await page.goto(`/order/info/${id}`)
  await page.getByRole('button', { name: '取消订单' }).click()
  const dialog = page.getByRole('dialog', { name: '取消订单' })
  await expect(dialog).toBeVisible()
  await call(page.request, 'POST', `/api/order/${id}/cancel`)
  await dialog.getByRole('button', { name: '取消订单' }).click()
  await expect(page.getByText('订单已取消，不能进行此操作，已显示最新状态')).toBeVisible()
  await expect(page.getByRole('heading', { name: '已取消' })).toBeVisible()
})

test('[RT-27 /order/info] a shipped order is confirmed as received', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id } = await orderOf(page.request, 'to_receive', 40)
  await page.goto(`/order/info/${id}`)
  const status = page.getByRole('region', { name: '订单状态' })
  await expect(status.getByText(/^\d{4}-.* 自动确认收货/)).toBeVisible()
  await status.getByRole('button', { name: '确认收货' }).click()
  await page.getByRole('dialog', { name: '确认收货' }).getByRole('button', { name: '确认收货' }).click()
  await expect(status.getByRole('heading', { name: '已收货' })).toBeVisible()
  await expect(page.getByRole('list', { name: '订单动态' }).getByRole('listitem').first()).toContainText(
    '买家确认收货',
  )
  expect((await call(page.request, 'GET', `/api/order/${id}`)).order.status).toBe(50)
})

test('[RT-27 /order/info] a re-order says what happened to each line, and the cart has what was added', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  const { id } = await orderOf(page.request, 'done', 100)
  const { lines } = (await call(page.request, 'GET', `/api/order/${id}`)).order
  await page.goto(`/order/info/${id}`)
  await page.getByRole('button', { name: '再次购买' }).click()
  const dialog = page.getByRole('dialog', { name: '再次购买' })
  await expect(dialog.getByRole('listitem')).toHaveCount(lines.length)
  for (const { name } of lines) await expect(dialog).toContainText(name)
  await dialog.getByRole('link', { name: '去购物车' }).click()
  await expect(page).toHaveURL('/cart')
  const cart = page.getByRole('table', { name: '购物车商品' })
  await expect(cart).toContainText(lines[0].name)
})

test('[RT-28 /order/wl] the address of the logistics leads to the order, with query and hash', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, sn } = await orderOf(page.request, 'done', 100)
  await page.goto(`/order/wl/${id}?from=sms#top`)
  await expect(page).toHaveURL(`/order/info/${id}?from=sms#top`)
  await expect(page.getByText(sn).first()).toBeVisible()
})

test('[RT-27 /order/info] another buyer’s order is not found', async ({ page, playwright, shop }) => {
  const other = await playwright.request.newContext({ baseURL: shop.url })
  await logInByApi(other, ACCOUNTS.approved)
  const { id } = await orderOf(other, 'done', 100)
  await other.dispose()
  await logInByApi(page.request, ACCOUNTS.headOffice)
  await page.goto(`/order/info/${id}`)
  await expect(page.getByText('没有找到这个订单')).toBeVisible()
})

test('[RT-27 /order/info] a visitor logs in and comes back to the order; on a phone nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/order/info/1')
  await expect(page).toHaveURL(/\/login\?from=/)
  await page.getByLabel('手机号 / 用户名').fill(ACCOUNTS.approved)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/order/info/1')
  const button = page.getByRole('button', { name: '再次购买' })
  await expect(button).toBeVisible()
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
