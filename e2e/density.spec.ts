import type { Locator, Page } from '@playwright/test'
import { call, fillCart, goodsFor, logInByApi } from './shop/buyer'
import { ACCOUNTS, expect, test } from './shop/test'

/** How many of these are in the window with all of their height. */
const inSight = (each: Locator) =>
  each.evaluateAll(
    elements =>
      elements.filter(element => {
        const { top, bottom, height } = element.getBoundingClientRect()
        return height > 0 && top >= 0 && bottom <= window.innerHeight
      }).length,
  )

async function openList(page: Page, at: string, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto(at)
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible()
}

for (const at of [
  '/list?in_stock=1',
  '/search?keywords=阿莫西林&in_stock=1&price_visible=1',
  '/list/other/100?in_stock=1',
]) {
  test(`[RT-08] [RT-09 /list] [RT-11 /search] ten prices with their buttons are on the first screen of ${at} at 1366 × 768`, async ({
    page,
  }) => {
    await openList(page, at, 1366, 768)
    const cards = page.getByRole('main').getByRole('article')
    await expect.poll(() => inSight(cards)).toBeGreaterThanOrEqual(10)
    expect(await inSight(cards.locator('[data-part="integer"]'))).toBeGreaterThanOrEqual(10)
    expect(await inSight(cards.getByRole('button', { name: '加入购物车' }))).toBeGreaterThanOrEqual(10)
  })
}

/** With terms of an offer, or tabs, above the list. */
const TERMS = ['/welfare?in_stock=1', '/yyh/list?in_stock=1']

/** Lists that have something of their own above the products. */
const ZONES = [
  '/zyyp?in_stock=1',
  '/yx?in_stock=1',
  '/qxzq?in_stock=1',
  '/jxqzc?in_stock=1',
  '/welfare?in_stock=1',
  '/ppzq/info/1?in_stock=1',
  '/yyh/list?in_stock=1',
]

for (const at of [...ZONES, '/kxzq/goods/hot']) {
  test(`[RT-33] [RT-34] [RT-36] [RT-37] [RT-38] [RT-39] ten prices are on the first screen of ${at} at 1366 × 768, each with all of its card`, async ({
    page,
  }) => {
    await openList(page, at, 1366, 768)
    const cards = page.getByRole('main').getByRole('article')
    await expect.poll(() => inSight(cards)).toBeGreaterThanOrEqual(10)
    expect(await inSight(cards.locator('[data-part="integer"]'))).toBeGreaterThanOrEqual(10)
  })
}

for (const at of [...ZONES, '/kxzq?in_stock=1']) {
  test(`[RT-33] [RT-34] [RT-36] [RT-37] [RT-38] [RT-39] rows of the table of ${at} are one line of one height, and 15 are on the first screen at 1440 × 900`, async ({
    page,
  }) => {
    await openList(page, `${at}&view=table`, 1440, 900)
    const rows = page.getByRole('main').getByRole('table').locator('tbody').getByRole('row')
    await expect.poll(() => inSight(rows)).toBeGreaterThanOrEqual(TERMS.includes(at) ? 14 : 15)
    const heights = await rows.evaluateAll(all =>
      all.slice(0, 10).map(row => row.getBoundingClientRect().height),
    )
    expect(new Set(heights)).toEqual(new Set([44]))
  })
}

test('[RT-23] [RT-32] ten favourites are on the first screen at 1366 × 768', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/star')
  const rows = page.getByRole('table', { name: '我的收藏' }).getByRole('row')
  await expect.poll(async () => (await inSight(rows)) - 1).toBeGreaterThanOrEqual(10)
  const heights = await rows.evaluateAll(all =>
    all.slice(1, 11).map(row => Math.round(row.getBoundingClientRect().height)),
  )
  expect(Math.max(...heights)).toBeLessThanOrEqual(44)
})

for (const [width, height, least] of [
  [1440, 900, 15],
  [1366, 768, 12],
  [1024, 768, 12],
] as const) {
  test(`[RT-09 /list/table] ${least} rows of the table are on the first screen at ${width} × ${height}`, async ({
    page,
  }) => {
    await openList(page, '/list/table?in_stock=1', width, height)
    const rows = page.getByRole('table', { name: '商品' }).getByRole('row')
    await expect.poll(async () => (await inSight(rows)) - 1).toBeGreaterThanOrEqual(least)
  })
}

test('[CH-10] [RT-09 /list/table] controls and heads of a list stay below the header that sticks', async ({
  page,
}) => {
  await openList(page, '/list/table?in_stock=1', 1366, 768)
  await page.mouse.wheel(0, 900)
  await expect(page.locator('header [data-stuck]').first()).toBeAttached()
  const top = async (of: Locator) => Math.round((await of.boundingBox())?.y ?? -1)
  const filters = page.getByRole('region', { name: '筛选' })
  await expect.poll(() => top(filters)).toBe(56)
  await expect.poll(() => top(page.getByRole('columnheader').first())).toBeGreaterThan(90)
  await filters.getByRole('button', { name: '厂家' }).click()
  const makers = page.getByRole('group', { name: '厂家' })
  await expect(makers.getByRole('searchbox')).toBeInViewport()
  await makers.getByRole('button').first().click()
  await expect(page).toHaveURL(/sccj=/)
  await expect.poll(() => top(filters)).toBeGreaterThan(0)
})

test('[RT-09 /list] a choice moves nothing', async ({ page }) => {
  await openList(page, '/list', 1366, 768)
  const main = page.getByRole('main')
  const places = async () => {
    const boxes = [
      main.getByRole('article').first(),
      main.getByRole('checkbox').first(),
      main.getByRole('button', { name: '综合' }),
    ]
    return Promise.all(boxes.map(async box => Object.values((await box.boundingBox()) ?? {}).slice(0, 2)))
  }
  const before = await places()
  await main.getByRole('button', { name: '剂型' }).click()
  await main.getByRole('group', { name: '剂型' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/dosage_form=/)
  expect(await places()).toEqual(before)
})

for (const at of ['/list?in_stock=1', '/list/table?in_stock=1']) {
  test(`[AP-02] [CH-14 3] what is added at ${at} is said on its button and kept as a mark, and nothing covers the list`, async ({
    page,
  }) => {
    await openList(page, at, 1366, 768)
    await fillCart(page.request, [])
    await page.reload()
    const main = page.getByRole('main')
    const number = main.getByRole('spinbutton').nth(1)
    await number.fill('10')
    await number.press('Enter')
    await expect(main.getByRole('button', { name: /^✓ \d+$/ })).toBeVisible()
    const mark = main.getByRole('button', { name: /^购物车 \d+，修改数量：/ })
    await expect(mark).toHaveCount(1)
    await expect(page.getByRole('list', { name: '消息提示' }).getByRole('button')).toHaveCount(0)
    await expect(main.getByRole('button', { name: /^✓/ })).toHaveCount(0)
    // The number is changed there, by keys alone from the press on.
    await mark.click()
    await page.keyboard.type('20')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('button', { name: /^购物车 20，修改数量：/ })).toBeFocused()
    const { list } = await call(page.request, 'GET', '/api/cart/list')
    expect(list.map((line: { number: number }) => line.number)).toEqual([20])
  })
}

test('[RT-10] [CH-10] at 390 px the header takes 120 px, and the price of a product is in sight above the buying bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/list/info/7730')
  const price = page.getByRole('main').locator('[data-part="integer"]').first()
  await expect(price).toBeVisible()
  const header = await page.getByRole('banner').boundingBox()
  expect(header?.height).toBeLessThanOrEqual(120)
  const bar = await page.getByRole('button', { name: '加入购物车' }).first().boundingBox()
  const box = await price.boundingBox()
  // The number is above the button in the same bar.
  expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y - 60)
})

test('[RT-12] [CH-10] six lines of the cart are on the first screen at 1366 × 768, above the bar that sticks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await logInByApi(page.request, ACCOUNTS.approved)
  const goods = (await goodsFor(page.request, '胶囊')).slice(0, 12)
  await fillCart(
    page.request,
    goods.map(each => ({ goods: each, number: each.number })),
  )
  await page.goto('/cart')
  const lines = page.getByRole('main').locator('[data-part="line"]')
  await expect(lines.first()).toBeVisible()
  const bar = await page.getByRole('button', { name: '去结算' }).boundingBox()
  const whole = (of: Locator) =>
    of.evaluateAll(
      (rows, most) => rows.filter(row => row.getBoundingClientRect().bottom <= most).length,
      bar!.y,
    )
  await expect.poll(() => whole(lines)).toBeGreaterThanOrEqual(6)
})

for (const at of ['/order', '/wdqb/yegl', '/list/info/2408', '/cart']) {
  test(`[CH-10] [RT-10] [RT-12] [RT-22] [RT-26] the header of ${at} is as high as that of a list`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await logInByApi(page.request, ACCOUNTS.approved)
    const heightOf = async (address: string) => {
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      return (await page.getByRole('banner').boundingBox())?.height ?? 0
    }
    expect(await heightOf(at)).toBeLessThanOrEqual(await heightOf('/list'))
  })
}
