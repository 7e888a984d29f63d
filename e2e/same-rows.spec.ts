import type { Locator, Page } from '@playwright/test'
import { call, fillCart, goodsFor, logInByApi } from './shop/buyer'
import { ACCOUNTS, expect, logIn, PASSWORD, test } from './shop/test'

/** What the rows of an order say: names, numbers, amounts, gifts, products of combinations. */
async function rowsOf(list: Locator) {
  const texts = (part: string) => list.locator(`[data-part="lines"] [data-part="${part}"]`).allTextContents()
  return {
    names: await texts('name'),
    numbers: await texts('number'),
    // What coupons leave of an amount is known once the order is placed.
    amounts: (await texts('amount')).map(text => text.replace(/优惠后.*/, '')),
    gifts: await list.locator('[data-tag="赠"]').count(),
    products: (await texts('combination-part')).map(text => text.replace(/(?:预留)?批号.*/, '')),
  }
}

type Rows = Awaited<ReturnType<typeof rowsOf>>

/** Pays the order of the open payment page from the balance. */
async function payFromBalance(page: Page) {
  await page.getByRole('radio', { name: /余额支付/ }).check()
  await page.getByRole('button', { name: '确认支付' }).click()
  const dialog = page.getByRole('dialog', { name: '余额支付' })
  await dialog.getByLabel('登录密码').fill(PASSWORD)
  await dialog.getByRole('button', { name: '确认支付' }).click()
}

/** Expects the panel of an order's lines to have this count, and these rows when it is opened. */
async function expectLines(page: Page, count: string, rows: Rows) {
  const panel = page.getByRole('region', { name: '商品清单' }).first()
  await expect(panel).toContainText(count)
  await panel.getByRole('button', { name: /查看/ }).click()
  await expect(panel.locator('[data-part="line"]').first()).toBeVisible()
  expect(await rowsOf(panel)).toEqual(rows)
}

/** Orders the cart page by page; every page shows the same rows, and the cart so many gifts. Returns the rows. */
async function orderCart(page: Page, count: string, gifts: number): Promise<Rows> {
  await page.goto('/cart')
  await expect(page.locator('[data-part="gift"] [data-tag="赠"]')).toHaveCount(gifts)
  const [, kinds = '', packs = ''] = /(\d+) 种，数量 (\d+)/.exec(count) ?? []
  const bar = page.getByRole('region').filter({ has: page.getByRole('button', { name: '去结算' }) })
  await expect(bar.last()).toContainText(new RegExp(`${kinds}\\s*种，数量\\s*${packs}`))
  await page.getByRole('button', { name: '去结算' }).click()

  const checked = page.getByRole('region', { name: '商品清单' }).first()
  await expect(checked.getByRole('heading', { level: 3 })).toContainText(count)
  const rows = await rowsOf(checked)
  await page.getByRole('button', { name: '提交订单' }).click()

  await expect(page.getByRole('button', { name: '确认支付' })).toBeVisible()
  const id = /\/cart\/step3\/(\d+)/.exec(page.url())?.[1]
  await expectLines(page, count, rows)
  await payFromBalance(page)

  await expect(page.getByRole('region', { name: '支付结果' })).toContainText('支付成功')
  await expectLines(page, count, rows)

  await page.goto(`/order/info/${id}`)
  const order = page.getByRole('main')
  await expect(order.getByRole('heading', { level: 3 }).filter({ hasText: count })).toBeVisible()
  expect(await rowsOf(order)).toEqual(rows)
  return rows
}

test('[RT-12] [RT-13] [RT-14] [RT-15] [RT-27 /order/info] a gift is a row with its tag, uncounted, from the cart to the order', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const [goods] = await goodsFor(page.request, '强力天麻杜仲胶囊')
  if (!goods) throw new Error('e2e: the demo has no 强力天麻杜仲胶囊, which comes with a gift.')
  await fillCart(page.request, [{ goods, number: 40 }])
  const rows = await orderCart(page, '1 种，数量 40', 1)
  expect(rows.gifts).toBe(1)
  expect(rows.names).toHaveLength(2)
  expect(rows.amounts.at(-1)).toContain('¥0.00')
})

test('[RT-12] [RT-13] [RT-14] [RT-15] [RT-27 /order/info] [VA-09] a combination is one row with its name, from the checkout to the order', async ({
  page,
}) => {
  await logIn(page, ACCOUNTS.approved)
  await fillCart(page.request, [])
  const combination = { 'params[0][goods_id]': 1, 'params[0][type]': 3, 'params[0][number]': 2 }
  await call(page.request, 'POST', '/api/cart', combination)
  const { list } = await call(page.request, 'GET', '/api/cart/list')
  const inPackage = list[0].combination.list.reduce(
    (sum: number, part: { number: number }) => sum + part.number,
    0,
  )
  const rows = await orderCart(page, `1 种，数量 ${2 * inPackage}`, 0)
  expect(rows.names).toEqual([list[0].combination.name])
  expect(rows.products).toHaveLength(list[0].combination.list.length)
})
