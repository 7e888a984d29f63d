import type { Locator } from '@playwright/test'
import { fillCart, goodsFor, logInByApi } from './shop/buyer'
import { ACCOUNTS, expect, PASSWORD, test } from './shop/test'

/** Packs of this many products, one page of the list at most. */
const MANY = 60
const HEIGHT = 900

test.use({ viewport: { width: 1440, height: HEIGHT } })

test(`[RT-13] at 1440 × 900 the check of ${MANY} products is one screen: what decides, the total and the folded orders`, async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const goods = (await goodsFor(page.request, '胶囊')).slice(0, MANY)
  expect(goods).toHaveLength(MANY)
  await fillCart(
    page.request,
    goods.map(each => ({ goods: each, number: each.number })),
  )
  await page.goto('/cart')
  await page.getByRole('button', { name: '去结算' }).click()
  const place = page.getByRole('button', { name: '提交订单' })
  await expect(place).toBeFocused()

  for (const name of ['优惠与余额', '发票', '订单备注', '金额明细', '提交订单'])
    expect(await bottomOf(page.getByRole('region', { name }))).toBeLessThanOrEqual(HEIGHT)
  const orders = page.getByRole('region', { name: '商品清单' })
  expect(await bottomOf(orders.getByRole('heading', { level: 3 }).first())).toBeLessThanOrEqual(HEIGHT)
  await expect(orders.getByRole('table')).toHaveCount(0)

  // The most that can be chosen: the bar that sticks hides none of the amounts.
  await page.getByRole('combobox', { name: '发票类型' }).selectOption('增值税专用发票')
  await page.getByRole('checkbox', { name: /^使用余额/ }).check()
  const amounts = page.getByRole('region', { name: '金额明细' })
  await expect(amounts.getByText('余额抵扣')).toBeVisible()
  const bar = await page.getByRole('region', { name: '提交订单' }).boundingBox()
  expect(await bottomOf(amounts)).toBeLessThanOrEqual(bar?.y ?? 0)

  await orders.getByRole('button', { expanded: false }).first().click()
  const rows = orders.getByRole('table').first().getByRole('row')
  expect(await rows.count()).toBeGreaterThan(1)
  await page.mouse.wheel(0, 3000)
  await expect(rows.last()).toBeInViewport()
  await expect(place).toBeInViewport({ ratio: 1 })
})

test('[RT-13] [RT-14] [RT-15] [LB-05] an order that the balance covers is paid by the password and Enter alone', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const [goods] = await goodsFor(page.request, '胶囊')
  await fillCart(page.request, [{ goods: goods!, number: goods!.min_qty }])
  await page.goto('/cart')
  await page.getByRole('button', { name: '去结算' }).click()
  await page.getByRole('checkbox', { name: /^使用余额/ }).check()
  await expect(page.getByText('余额抵扣')).toBeVisible()
  const place = page.getByRole('button', { name: '提交订单' })
  await place.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('登录密码', { exact: true })).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '查看订单' })).toBeFocused()
})

/** Where an element ends in the window. */
async function bottomOf(target: Locator): Promise<number> {
  const box = await target.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}
