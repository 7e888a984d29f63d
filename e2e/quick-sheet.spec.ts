import type { Page } from '@playwright/test'
import { call, fillCart, logInByApi } from './shop/buyer'
import { pasteText } from './shop/sheet'
import { ACCOUNTS, expect, test } from './shop/test'

const LINES = 500

async function openSheet(page: Page, account: string) {
  await logInByApi(page.request, account)
  await fillCart(page.request, [])
  await call(page.request, 'POST', '/api/user/purchase_codes/remove')
  await page.goto('/zzfw/kjcg')
  await expect(page.getByRole('table', { name: '采购清单' })).toBeVisible()
}

/** Pastes lines into the page, and waits until all of them were matched. */
async function paste(page: Page, lines: readonly string[]) {
  await pasteText(page, lines)
  await expect(page.getByText(new RegExp(`^${lines.length} 行：\\d+ 行已匹配`))).toBeAttached({
    timeout: 60_000,
  })
}

interface ListedGoods {
  readonly code: string
  readonly name: string
  readonly is_buy: number
  readonly min_qty: number
}

/** Products of the catalogue that the buyer can buy, as many as are asked for. */
async function buyableGoods(page: Page, count: number): Promise<ListedGoods[]> {
  const goods: ListedGoods[] = []
  for (let at = 1; goods.length < count; at += 1) {
    const { list } = await call(page.request, 'GET', '/api/goods/list', {
      in_stock: 1,
      price_visible: 1,
      per_page: 100,
      page: at,
    })
    goods.push(...list.filter((each: ListedGoods) => each.is_buy === 1))
  }
  return goods.slice(0, count)
}

/** The rows that are completely in sight, the one to type in included: below what sticks above them, above the bar. */
function rowsInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const top = box('tr[data-entry] > td')?.bottom ?? 0
    const bottom =
      document.querySelector('[data-part="total"]')?.parentElement?.getBoundingClientRect().top ?? 0
    const rows = [...document.querySelectorAll('tr[data-part="row"]:not([data-entry])')]
    const inSight = rows.filter(row => {
      const { top: from, bottom: to } = row.getBoundingClientRect()
      return from >= top - 1 && to <= bottom + 1
    })
    return inSight.length + 1
  })
}

/** Sizes of the window, the rows in sight when the page opens, and with the sheet at the top of the window. */
const SIZES = [
  { width: 1440, height: 900, opened: 17, working: 17 },
  { width: 1366, height: 768, opened: 13, working: 13 },
  { width: 1024, height: 768, opened: 12, working: 12 },
]

for (const { width, height, opened, working } of SIZES) {
  test(`[RT-30] at ${width} × ${height} a buyer sees ${working} whole rows of the sheet, and types at once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openSheet(page, ACCOUNTS.approved)
    await expect(page.locator('tr[data-entry] input[data-cell="query"]')).toBeFocused()
    await paste(
      page,
      (await buyableGoods(page, 40)).map(({ code, min_qty }) => `${code}\t${min_qty}`),
    )
    const heights = await page
      .locator('tr[data-part="row"]')
      .evaluateAll(rows => [...new Set(rows.map(row => Math.round(row.getBoundingClientRect().height)))])
    expect(heights).toEqual([40])
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(opened)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(working)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

/** What has the focus: the list of candidates with its lines, or the kind of a cell. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    const options = [...(element?.querySelectorAll('[role="option"]') ?? [])].map(
      each => each.textContent ?? '',
    )
    return { kind: element?.role === 'listbox' ? 'list' : element?.dataset.cell, options }
  })
}

test('[RT-30] 500 pasted lines are repaired to none left by keys alone', async ({ page }) => {
  test.setTimeout(300_000)
  await openSheet(page, ACCOUNTS.headOffice)
  const goods = await buyableGoods(page, LINES - 1)
  const lines = goods.map(({ code, name, min_qty }, at) => {
    if (at % 50 === 3) return `没有这种药${at}\t${min_qty}`
    if (at % 50 === 8) return `${code}\t许多`
    return `${at % 10 === 0 ? name : code}\t${min_qty}`
  })
  await paste(page, lines)
  const todo = page.getByRole('button', { name: /^待处理 / })
  const before = Number((await todo.textContent())?.split(' ')[1])
  expect(before).toBeGreaterThan(40)

  let keys = 0
  async function press(...pressed: string[]) {
    for (const key of pressed) await page.keyboard.press(key)
    keys += pressed.length
  }
  async function type(text: string) {
    await page.keyboard.type(text)
    keys += text.length
  }

  /** Repairs the row with the focus. */
  async function repair() {
    const { kind, options } = await focused(page)
    const priced = options.findIndex(text => text.includes('¥'))
    if (priced >= 0) return press(String(priced + 1))
    if (kind === 'list') await press('Escape')
    if ((await focused(page)).kind === 'query') {
      // The text is selected: the code replaces it.
      await type(goods[1]?.code ?? '')
      await press('Enter')
      await expect(page.getByText('匹配中')).toHaveCount(0)
      await press('F8')
    } else {
      await type('200')
      // Goes on to the next row to look at.
      await press('Enter')
    }
  }

  await press('F8')
  const kinds = page.getByRole('button', { name: /^(请确认|待处理) [1-9]/ })
  for (let step = 0; step < LINES && (await kinds.count()) > 0; step += 1) await repair()
  await expect(kinds).toHaveCount(0)
  expect(keys / before).toBeLessThanOrEqual(8)
  await page.keyboard.press('Control+Enter')
  // Hundreds of lines are priced and added at once.
  const result = page.getByRole('region', { name: '加入结果' })
  await expect(result).toContainText(/\d+ 种已加入购物车/, { timeout: 60_000 })
  const { list } = await call(page.request, 'GET', '/api/cart/list')
  // What was not found became one product; all others are one each, but what the shop refuses.
  expect(list.length).toBeGreaterThanOrEqual(LINES * 0.95)
  await expect(result).toContainText(new RegExp(`(^|\\D)${list.length} 种已加入购物车`))
})

test('[RT-30] candidates are lines below their row; a digit takes one, and the focus goes on', async ({
  page,
}) => {
  await openSheet(page, ACCOUNTS.headOffice)
  await paste(page, ['阿莫西林胶囊\t20', '布洛芬缓释胶囊'])
  const list = page.getByRole('listbox', { name: '第 2 行 可选的商品' })
  const first = page.getByRole('listbox', { name: '第 1 行 可选的商品' })
  await page.keyboard.press('F8')
  await expect(first).toBeFocused()
  await page.keyboard.press('F8')
  await expect(list).toBeFocused()
  await page.keyboard.press('F8')
  await expect(first).toBeFocused()
  await expect(first.getByRole('option').first()).toContainText(/效期 \d{4}-\d\d.*¥\d.*库存 \d/)
  await page.keyboard.press('1')
  await expect(list).toBeFocused()
  await page.keyboard.press('1')
  await expect(page.getByRole('textbox', { name: '第 2 行 数量' })).toBeFocused()
})

test('[RT-30] a press on a filter takes it, also while candidates are open above it', async ({ page }) => {
  await openSheet(page, ACCOUNTS.headOffice)
  await paste(page, ['阿莫西林胶囊\t20', '没有这种药\t2'])
  const todo = page.getByRole('button', { name: /^待处理 / })
  await todo.click()
  await expect(todo).toHaveAttribute('aria-pressed', 'true')
  const list = page.getByRole('listbox', { name: '第 1 行 可选的商品' })
  await page.getByRole('combobox', { name: '第 1 行 商品' }).press('Alt+ArrowDown')
  await expect(list).toBeFocused()
  const all = page.getByRole('button', { name: '全部', exact: true })
  await all.click()
  await expect(all).toHaveAttribute('aria-pressed', 'true')
})
