import type { Locator, Page } from '@playwright/test'
import { call, fillCart, goodsFor } from './shop/buyer'
import { ACCOUNTS, expect, logIn, test } from './shop/test'
import { payOrder, ship } from './shop/trade'

interface CartLine {
  readonly number: number
  readonly goods: { readonly id: number }
}

/** Packs of each line of the cart. */
async function cartNumbers(page: Page): Promise<number[]> {
  const { list } = await call(page.request, 'GET', '/api/cart/list')
  return list.map((line: CartLine) => line.number)
}

/** Products with prices that can be bought in fifties, and their keywords. */
const KEYWORDS = '胶囊'

test.beforeEach(async ({ page }) => {
  await logIn(page, ACCOUNTS.approved)
  await fillCart(page.request, [])
})

/** Clicks into the field with the mouse and types. */
async function clickAndType(page: Page, field: Locator, text: string) {
  await field.click()
  await page.keyboard.type(text)
}

for (const [view, address] of [
  ['list', `/list?keywords=${KEYWORDS}&in_stock=1`],
  ['table', `/list/table?keywords=${KEYWORDS}&in_stock=1`],
] as const) {
  test(`[RT-09] in the ${view}, 50 is typed after a click, Enter adds 50 and moves on to the next product`, async ({
    page,
  }) => {
    await page.goto(address)
    const fields = page.getByRole('main').getByRole('spinbutton', { disabled: false })
    await clickAndType(page, fields.first(), '50')
    await expect(fields.first()).toHaveValue('50')
    await page.keyboard.press('Enter')
    await expect(fields.nth(1)).toBeFocused()
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await expect(fields.nth(2)).toBeFocused()
    await expect.poll(() => cartNumbers(page)).toEqual([50, 50])
  })
}

test('[RT-10] on the page of a product, 50 is typed after a click and 50 are added', async ({ page }) => {
  const [goods] = await goodsFor(page.request, KEYWORDS)
  await page.goto(`/list/info/${goods?.id}`)
  await clickAndType(page, page.getByRole('main').getByRole('spinbutton').first(), '50')
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect.poll(() => cartNumbers(page)).toEqual([50])
})

test('[RT-12] in the cart, 50 is typed after a click; a second click places the caret', async ({ page }) => {
  const [goods] = await goodsFor(page.request, KEYWORDS)
  if (!goods) throw new Error('e2e: the demo sells no capsules.')
  await fillCart(page.request, [{ goods, number: 40 }])
  await page.goto('/cart')
  const field = page.getByRole('spinbutton').first()
  await clickAndType(page, field, '50')
  await page.keyboard.press('Enter')
  await expect.poll(() => cartNumbers(page)).toEqual([50])
  await field.blur()
  await field.click()
  const selection = () =>
    field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])
  expect(await selection()).toEqual([0, 2])
  await field.click({ position: { x: 1, y: 8 } })
  const [start, end] = await selection()
  expect(start).toBe(end)
})

/** The number fields of the pages that have one, after the page was opened. */
const NUMBER_FIELDS: readonly (readonly [name: string, open: (page: Page) => Promise<Locator>])[] = [
  ['a combination', page => opened(page, '/zhzq', main => main.getByRole('spinbutton', { disabled: false }))],
  ['the exchange of points', openRedemption],
  ['quick purchase', page => opened(page, '/zzfw/kjcg', main => main.locator('input[data-cell="number"]'))],
  ['a wanted product', page => opened(page, '/zzfw/pzqg/add', main => main.getByLabel(/^数量/))],
  [
    'the price of a wanted product',
    page => opened(page, '/zzfw/pzqg/add', main => main.getByLabel(/^期望单价/)),
  ],
  ['a request for a controlled product', openControlledRequest],
]

async function opened(page: Page, address: string, find: (main: Locator) => Locator): Promise<Locator> {
  await page.goto(address)
  return find(page.getByRole('main')).first()
}

async function openRedemption(page: Page): Promise<Locator> {
  await page.goto('/jfsc')
  await page.getByRole('button', { name: '兑换 急救包' }).click()
  return page.getByRole('dialog').getByRole('spinbutton')
}

async function openControlledRequest(page: Page): Promise<Locator> {
  await page.goto('/kxzq')
  await page.getByRole('main').getByRole('link', { name: '申请权限' }).first().click()
  return page.getByRole('dialog', { name: '申请采购权限' }).getByLabel(/每月预计采购数量/)
}

/** A number that is in a field is replaced by what is typed after a click. */
async function expectReplaced(page: Page, field: Locator): Promise<void> {
  await field.fill('5')
  await field.blur()
  await clickAndType(page, field, '3')
  await expect(field).toHaveValue('3')
}

for (const [name, open] of NUMBER_FIELDS) {
  test(`[RT-09] [RT-30] [RT-36] the number of ${name} is selected by a click, and a typed 3 is 3`, async ({
    page,
  }) => {
    await expectReplaced(page, await open(page))
  })
}

test('[RT-27 /order/returnInfo/{id}] the number of a return is selected by a click, and a typed 3 is 3', async ({
  page,
  shop,
}) => {
  const { id, sn } = await payOrder(page.request, KEYWORDS)
  await ship(shop, sn)
  await page.goto(`/order/returnInfo/${id}`)
  await expectReplaced(page, page.getByRole('textbox', { name: /^退 / }).first())
})

test('[RT-09] a minus and a letter in the number are announced', async ({ page }) => {
  await page.goto(`/list/table?keywords=${KEYWORDS}&in_stock=1`)
  const row = page.getByRole('main').getByRole('row').nth(1)
  await clickAndType(page, row.getByRole('spinbutton'), '1e3')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('status')).toContainText('已为您改为')
  expect(await cartNumbers(page)).toEqual([])
})

/** Buttons, links and fields that the note about an adjusted number covers. */
const coveredByNote = (page: Page) =>
  page.evaluate(() => {
    const note = [...document.querySelectorAll('[role="group"] > [role="status"]')].find(
      each => each.textContent,
    )
    if (!note) return ['no note']
    const box = note.getBoundingClientRect()
    // In the middle of what both have in common is what would be pressed there: a press goes through the note.
    const isCovered = (each: Element) => {
      const other = each.getBoundingClientRect()
      const [left, right] = [Math.max(other.left, box.left), Math.min(other.right, box.right)]
      const [top, bottom] = [Math.max(other.top, box.top), Math.min(other.bottom, box.bottom)]
      if (left >= right || top >= bottom) return false
      return each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    }
    return [...document.querySelectorAll('main :is(a, button, input)')]
      .filter(each => each.checkVisibility() && isCovered(each))
      .map(each => each.getAttribute('aria-label') ?? each.textContent)
  })

for (const width of [1440, 390]) {
  test(`[RT-10] [RT-12] at ${width} px the note about an adjusted number covers nothing that can be pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const [goods, other] = await goodsFor(page.request, KEYWORDS)
    await fillCart(
      page.request,
      [goods, other].flatMap(each => (each ? [{ goods: each, number: 40 }] : [])),
    )
    for (const address of [
      '/cart',
      `/list/info/${goods?.id}`,
      `/list?keywords=${KEYWORDS}&in_stock=1`,
      `/list/table?keywords=${KEYWORDS}&in_stock=1`,
    ]) {
      await page.goto(address)
      const field = page
        .getByRole('main')
        .getByRole('spinbutton', { disabled: false })
        .nth({ '/cart': 1, [`/list/info/${goods?.id}`]: 0 }[address] ?? 3)
      await field.fill('9999999')
      await field.press('Tab')
      await expect(page.getByText(/已为您改为/).first()).toBeVisible()
      expect(await coveredByNote(page), address).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('[CN-02] [LB-05] a stepper takes presses beside what is drawn, and the field takes its own', async ({
    page,
  }) => {
    await page.goto(`/list?keywords=${KEYWORDS}&in_stock=1`)
    const field = page.getByRole('main').getByRole('spinbutton', { disabled: false }).first()
    await field.scrollIntoViewIfNeeded()
    const before = Number(await field.inputValue())
    const box = (await field.boundingBox())!
    const middle = box.y + box.height / 2
    // 6 px right of the button, and 6 px above it.
    await page.touchscreen.tap(box.x + box.width + 30, middle)
    await expect.poll(async () => Number(await field.inputValue())).toBeGreaterThan(before)
    const after = Number(await field.inputValue())
    await page.touchscreen.tap(box.x - 12, box.y - 6)
    await expect.poll(async () => Number(await field.inputValue())).toBeLessThan(after)
    await page.touchscreen.tap(box.x + box.width / 2, middle)
    await expect(field).toBeFocused()
  })
})
