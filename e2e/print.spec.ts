import type { Locator } from '@playwright/test'
import { fillCart, goodsFor, logInByApi } from './shop/buyer'
import { ACCOUNTS, expect, test } from './shop/test'
import { payOrder, ship } from './shop/trade'

/** What A4 leaves between the margins of a browser, in px. */
const PAPER = { width: 718, height: 1047 }

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  return box!
}

test('[RT-12] the bar of a printed cart is after its rows, and boxes print their ticks', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const found = (await goodsFor(page.request, '片')).slice(0, 12)
  await fillCart(
    page.request,
    found.map(goods => ({ goods, number: goods.min_qty })),
  )
  await page.goto('/cart')
  await expect(page.getByRole('button', { name: '去结算' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  const last = await boxOf(page.locator('[data-part="line"]').last())
  const bar = page.locator('[data-part="bar"]').last()
  expect((await boxOf(bar)).y).toBeGreaterThanOrEqual(last.y + last.height)
  const check = page.getByRole('checkbox').first()
  await expect(check).toHaveCSS('print-color-adjust', 'exact')
})

test('[RT-30] the sum of a printed quick purchase is after its rows', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/zzfw/kjcg')
  const sum = page.getByText(/可加入 \d+ 种/).last()
  await expect(sum).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  const last = await boxOf(page.getByRole('row').last())
  expect((await boxOf(sum)).y).toBeGreaterThanOrEqual(last.y + last.height)
})

test('[RT-27] a printed order has the width of the paper, and the names of its goods', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, sn } = await payOrder(page.request, '片', 2)
  await ship(shop, sn)
  await page.goto(`/order/info/${id}`)
  await expect(page.getByRole('region', { name: '订单状态' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  const line = page.locator('[data-part="lines"] [data-part="line"]').first()
  expect((await boxOf(line)).width).toBeGreaterThan(PAPER.width * 0.9)
  for (const part of ['name', 'batch'])
    expect((await boxOf(line.locator(`[data-part="${part}"]`).first())).width).toBeGreaterThan(240)
})
