import type { Page } from '@playwright/test'
import { findViolations } from './shop/axe'
import { call, fillCart, goodsFor, logInByApi } from './shop/buyer'
import { countHand, type Hand } from './shop/hand'
import { ACCOUNTS, expect, PASSWORD, test } from './shop/test'

/** A known product by the first letters of its name, with the name that its row has. */
const KNOWN = ['rgt', '乳果糖口服溶液'] as const

/** Ten of them, with as many letters as make each the first row. */
const TEN = [
  KNOWN,
  ['qltm', '强力天麻杜仲胶囊'],
  ['zsyla', '注射用赖氨匹林'],
  ['wgl', '维固力 硫酸氨基葡萄糖胶囊'],
  ['fhwss', '复合维生素B片'],
  ['zxm', '左西孟旦注射液'],
  ['wcyq', '维C银翘片'],
  ['lhqw', '连花清瘟颗粒'],
  ['ejsg', '二甲双胍肠溶片'],
  ['lwdh', '六味地黄丸'],
] as const

const search = (page: Page) => page.getByRole('combobox', { name: '搜索商品' })
/** A row of the suggestions; what the buyer bought before is also in the rows of home. */
const rowOf = (page: Page, name: string) => page.getByRole('grid').getByRole('row', { name }).first()

/** Adds the first row, whose product is the known one, in the number that it proposes. */
async function addFirst(page: Page, hand: Hand, name: string): Promise<void> {
  await hand.press('ArrowDown', 'Enter')
  const number = page.getByRole('spinbutton', { name: `${name} 数量` }).first()
  await expect(number).toBeFocused()
  // A digit would replace the number that is proposed.
  const selected = await number.evaluate((field: HTMLInputElement) => [
    field.value,
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  ])
  expect(selected[0]).toMatch(/^[1-9]\d*$/)
  expect(selected[1]).toBe(selected[0])
  await hand.press('Enter')
  await expect(search(page)).toBeFocused()
  await expect(rowOf(page, name)).toContainText(/✓ \d+|购物车 \d+/)
}

async function openHome(page: Page): Promise<void> {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  await page.goto('/')
  await expect(page.getByRole('button', { name: '快捷键' })).toBeVisible()
}

test('[LB-05 1] [CH-06 5] from home to paid for a known product: at most 28 keys', async ({ page }) => {
  await openHome(page)
  const hand = countHand(page)
  await hand.press('/')
  await expect(page.getByRole('grid', { name: '最近买过' })).toBeVisible()
  await hand.type(KNOWN[0])
  await addFirst(page, hand, KNOWN[1])
  await hand.press('Escape', 'Escape')
  await hand.type('gj')
  await expect(page.getByRole('button', { name: '提交订单' })).toBeFocused()
  await hand.press('Enter')
  await expect(page.getByRole('button', { name: '确认支付' })).toBeFocused()
  await hand.press('Enter')
  await expect(page.getByLabel('登录密码', { exact: true })).toBeFocused()
  await hand.type(PASSWORD)
  await hand.press('Enter')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  test.info().annotations.push({ type: 'keys', description: String(hand.keys) })
  expect(hand.keys).toBeLessThanOrEqual(28)
  expect(hand.clicks).toBe(0)
})

test('[CH-06 5] ten known products are in the cart after at most 90 keys, without a click', async ({
  page,
}) => {
  await openHome(page)
  const hand = countHand(page)
  await hand.press('/')
  await expect(page.getByRole('grid', { name: '最近买过' })).toBeVisible()
  for (const [letters, name] of TEN) {
    await hand.type(letters)
    await addFirst(page, hand, name)
  }
  await expect
    .poll(async () => (await call(page.request, 'GET', '/api/cart/list')).list.length)
    .toBe(TEN.length)
  test.info().annotations.push({ type: 'keys', description: String(hand.keys) })
  expect(hand.keys).toBeLessThanOrEqual(90)
  expect(hand.clicks).toBe(0)
})

test('[LB-05 1] [CH-06 5] from home to paid for a known product by mouse: at most 6 clicks', async ({
  page,
}) => {
  await openHome(page)
  const hand = countHand(page)
  await hand.click(search(page))
  await hand.type(KNOWN[0])
  await hand.click(rowOf(page, KNOWN[1]).getByRole('button', { name: '加购' }))
  await expect(rowOf(page, KNOWN[1])).toContainText(/购物车 \d+/)
  await hand.click(rowOf(page, KNOWN[1]).getByRole('link', { name: /^购物车/ }))
  await hand.click(page.getByRole('button', { name: '去结算' }))
  await hand.click(page.getByRole('button', { name: '提交订单' }))
  await hand.click(page.getByRole('button', { name: '确认支付' }))
  await hand.type(PASSWORD)
  await hand.press('Enter')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  expect(hand.clicks).toBeLessThanOrEqual(6)
})

test('[CH-06 6] an empty search has the last eight products bought, also after Esc and a click', async ({
  page,
}) => {
  await openHome(page)
  await page.keyboard.press('/')
  const grid = page.getByRole('grid', { name: '最近买过' })
  await expect(grid.getByRole('row')).toHaveCount(8)
  await expect(grid.getByRole('row').first()).toContainText('上次')
  await page.keyboard.press('Escape')
  await expect(grid).toHaveCount(0)
  await search(page).click()
  await expect(grid).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('[RT-13] 立即购买 checks its line alone, also after a reload, and the cart keeps its ticks', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const [first, second] = await goodsFor(page.request, '胶囊')
  await fillCart(page.request, [{ goods: first!, number: 20 }])
  await page.goto(`/list/info/${second!.id}`)
  await page.getByRole('button', { name: '立即购买' }).click()
  await expect(page).toHaveURL(/\/cart\/step2\?line=\d+$/)
  const only = async () => {
    await expect(page.getByRole('button', { name: '提交订单' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(second!.name)
    await expect(page.getByRole('main')).not.toContainText(first!.name)
  }
  await only()
  await page.reload()
  await only()
  await page.goBack()
  await expect(page).toHaveURL(`/list/info/${second!.id}`)
  const { list } = await call(page.request, 'GET', '/api/cart/list')
  const ticked = (id: number) =>
    list.find((line: { goods: { id: number } }) => line.goods.id === id)?.is_selected
  expect([ticked(first!.id), ticked(second!.id)]).toEqual([1, 1])
})
