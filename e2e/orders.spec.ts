import type { APIRequestContext, Page } from '@playwright/test'
import { call, fillCart, goodsFor, logInByApi, orderCart, tabTo } from './shop/buyer'
import { ACCOUNTS, expect, logIn, PASSWORD, test } from './shop/test'

/** Places an order of one product without a page. Answers its number. */
async function placeOrder(request: APIRequestContext, keywords: string): Promise<string> {
  const [goods] = await goodsFor(request, keywords)
  await fillCart(request, [{ goods: goods!, number: 1 }])
  const { orders } = await orderCart(request)
  return orders[0]!.sn
}

/** Places a purchase that becomes an order for each of several warehouses. */
async function placePurchase(request: APIRequestContext, use_balance: 0 | 1 = 0) {
  const found = await goodsFor(request, '片')
  const warehouses = [...new Map(found.map(goods => [goods.ck_id, goods])).values()]
  await fillCart(
    request,
    warehouses.map(goods => ({ goods, number: 1 })),
  )
  const placed = await orderCart(request, { use_balance })
  expect(placed.orders.length).toBeGreaterThan(1)
  return placed
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** The number in a tab; one that counts nothing has none. */
async function countOf(page: Page, name: string): Promise<number> {
  return Number((await tab(page, name).textContent())?.replace(name, '') || 0)
}

test('[RT-26] an order placed on the service appears; cancelling it moves it between the tabs and their counts', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/order')
  await expect(page).toHaveTitle('我的订单 - 药集')
  const table = page.getByRole('table', { name: '订单' })
  await expect(table.getByRole('rowheader').first()).toBeVisible()
  const sn = await placeOrder(page.request, '胶囊')

  await page.goto('/order?tab=unpaid')
  const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: sn }) })
  await expect(row.getByRole('link', { name: '去付款' })).toBeVisible()
  const [unpaid, cancelled] = [await countOf(page, '待付款'), await countOf(page, '已取消')]
  await row.getByRole('button', { name: '取消订单' }).click()
  await page.getByRole('dialog', { name: '取消订单' }).getByRole('button', { name: '取消订单' }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(() => countOf(page, '待付款')).toBe(unpaid - 1)
  await expect.poll(() => countOf(page, '已取消')).toBe(cancelled + 1)
  await tab(page, '已取消').click()
  await expect(page).toHaveURL('/order?tab=cancelled')
  await expect(row).toContainText('已取消')
})

test('[RT-26] filters are in the address: they survive a reload, and Back undoes them one by one', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const sn = await placeOrder(page.request, '颗粒')
  await page.goto('/order')
  const box = page.getByRole('textbox', { name: '订单号、商品或厂家' })
  await box.fill(sn.slice(-6))
  await box.press('Enter')
  await expect(page).toHaveURL(`/order?keywords=${sn.slice(-6)}`)
  const numbers = page.getByRole('table', { name: '订单' }).getByRole('link', { name: /^YJ/ })
  await expect(numbers).toHaveText([sn])
  await page.getByRole('button', { name: '近7天' }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/)
  await tab(page, '待付款').click()
  await expect(page).toHaveURL(/tab=unpaid/)
  await page.reload()
  await expect(box).toHaveValue(sn.slice(-6))
  await expect(page.getByRole('button', { name: '近7天', pressed: true })).toBeVisible()
  await expect(tab(page, '待付款')).toHaveAttribute('aria-selected', 'true')
  await expect(numbers).toHaveText([sn])

  await page.goBack()
  await expect(tab(page, '全部')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByLabel('开始日期')).toHaveValue('')
  await page.goBack()
  await expect(box).toHaveValue('')
  await expect(page).toHaveURL('/order')

  await page.goto('/order?keywords=没有这个&from=2026-11-01')
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect(page).toHaveURL('/order')
  await expect(numbers.first()).toBeVisible()
})

test('[RT-26] the parts of one purchase are below their sum, also when a tab has only some of them', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { parent_sn, orders } = await placePurchase(page.request)
  await page.goto(`/order?keywords=${parent_sn}`)
  const head = page.getByRole('rowheader').filter({ hasText: parent_sn })
  await expect(head).toContainText(`拆成 ${orders.length} 个订单，合计 ¥`)
  await expect(page.getByRole('link', { name: /^YJ\d/ })).toHaveCount(orders.length)
  await expect(head).toContainText(`${orders.length} 个可合并付款`)
  await call(page.request, 'POST', `/api/order/${orders[0]!.id}/cancel`)
  await page.goto(`/order?tab=cancelled&keywords=${parent_sn}`)
  await expect(head).toContainText(`这里有 1 个，看全部 ${orders.length} 个`)
})

test('[RT-26] the parts of one purchase are paid together from the balance', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { parent_sn, orders } = await placePurchase(page.request)
  await page.goto(`/order?keywords=${parent_sn}&tab=unpaid`)
  await page.getByRole('button', { name: '合并付款' }).click()
  await page.getByLabel('登录密码', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`已付款 ${orders.length} 个订单`)).toBeVisible()
  await expect(page.getByText('没有符合条件的订单').first()).toBeVisible()
  await expect.poll(() => countOf(page, '待发货')).toBe(orders.length)
})

test('[RT-14] [RT-15] [RT-26] orders that the balance covers are confirmed together, and every page says what it paid', async ({
  page,
}) => {
  await logIn(page, ACCOUNTS.approved)
  const { parent_sn, orders } = await placePurchase(page.request, 1)
  const held = page.getByRole('region', { name: '账户余额' })
  await page.goto('/wdqb/yegl')
  await expect(held).toContainText(/冻结¥[1-9]/)
  await expect(page.getByRole('row').filter({ hasText: orders[0]!.sn })).toHaveCount(0)
  await page.goto(`/cart/step3/${orders[0]!.id}`)
  await expect(page.getByRole('heading', { name: '等待确认' })).toBeVisible()
  await expect(page.getByText(`这 ${orders.length} 个订单共 ¥`)).toContainText('全部由余额支付')
  await expect(page.getByRole('radio', { name: /微信支付|支付宝|企业网银|对公转账/ })).toHaveCount(0)
  await page.getByLabel('登录密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '确认用余额支付' }).click()
  const result = page.getByRole('region', { name: '支付结果' })
  for (const { sn } of orders) await expect(result).toContainText(sn)
  await expect(result).toContainText(/其中余额¥[1-9]/)
  await page.goto(`/order?keywords=${parent_sn}`)
  await expect(page.getByRole('rowheader').filter({ hasText: parent_sn })).toContainText(/其中余额 ¥[1-9]/)
  await page.goto(`/order/info/${orders[0]!.id}`)
  await expect(page.getByRole('region', { name: '付款记录' })).toContainText(/余额支付¥[1-9].*已付款/)
  await page.goto('/wdqb/yegl')
  await expect(page.getByRole('row').filter({ hasText: orders[0]!.sn })).toContainText('余额支付订单')
})

test('[RT-14] [RT-22 /wdqb/yegl] [RT-27] a cancelled order frees the balance that it froze, and no row says that it was spent', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const wallet = () => call(page.request, 'GET', '/api/user/user_money')
  const before = await wallet()
  const { orders } = await placePurchase(page.request, 1)
  expect(Number((await wallet()).balance)).toBeLessThan(Number(before.balance))
  for (const { id } of orders) await call(page.request, 'POST', `/api/order/${id}/cancel`)
  expect(await wallet()).toMatchObject({
    balance: before.balance,
    frozen_balance: before.frozen_balance,
    expense: before.expense,
  })
  await page.goto(`/order/info/${orders[0]!.id}`)
  await expect(page.getByText('订单已取消，冻结的余额已解冻，可以继续使用。')).toBeVisible()
  await expect(page.getByRole('region', { name: '付款记录' })).toContainText(/余额支付¥[1-9].*已解冻/)
})

test('[RT-14] [RT-15] the parts of one purchase are paid with one payment at the gateway', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { parent_sn, orders } = await placePurchase(page.request)
  await page.goto(`/cart/step3/${orders[0]!.id}`)
  await expect(page.getByRole('radio', { name: `合并付款 ${orders.length} 单` })).toBeChecked()
  await page.getByRole('radio', { name: /微信支付/ }).check()
  await page.getByRole('button', { name: '确认支付' }).click()
  await page.getByRole('button', { name: '确认付款' }).click()
  await expect(page).toHaveURL(/\/cart\/step4/)
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await page.goto(`/order?tab=to_ship&keywords=${parent_sn}`)
  await expect(page.getByRole('link', { name: /^YJ\d/ })).toHaveCount(orders.length)
})

test('[LB-05] [RT-26] by keyboard alone: search, tab, cancel, and clear the filters', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const sn = await placeOrder(page.request, '胶囊')
  await page.goto('/order')
  await tabTo(page, page.getByRole('textbox', { name: '订单号、商品或厂家' }))
  await page.keyboard.type(sn)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/order?keywords=${sn}`)
  await tabTo(page, tab(page, '全部'))
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, '待付款')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/order?keywords=${sn}&tab=unpaid`)
  await expect(tab(page, '待付款')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: '取消订单' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '取消订单' })
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: '取消订单' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('没有符合条件的订单').first()).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: '清除筛选' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/order?tab=unpaid')
})

test('[RT-26] a page past the end leads to the last one; on a phone nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/order?page=99')
  await expect(page).toHaveURL(/\/order\?page=\d$/)
  await page.goto('/order')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL('/order?page=2')
  await expect(page.getByRole('link', { name: /第\s*2\s*页/ })).toHaveAttribute('aria-current', 'page')
})

test('[RT-26] a visitor logs in and comes back to the same filters', async ({ page }) => {
  await page.goto('/order?tab=unpaid')
  await expect(page).toHaveURL('/login?from=%2Forder%3Ftab%3Dunpaid')
})

test('[RT-26] who has never ordered is led to the products', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.expired)
  await page.goto('/order')
  await expect(page.getByText('还没有订单')).toBeVisible()
  await expect(page.getByRole('link', { name: '去选购商品' })).toHaveAttribute('href', '/list')
})

test('[RT-26] a specification is not divided between two lines of an order', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/order')
  const specifications = page.locator('[data-part="specification"]')
  await expect(specifications.first()).toBeVisible()
  const divided = await specifications.evaluateAll(all =>
    all
      .filter(each => {
        const range = document.createRange()
        range.selectNodeContents(each)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        // One that is longer than a line has to be.
        return lines.size > 1 && each.clientWidth < each.parentElement!.clientWidth
      })
      .map(each => each.textContent),
  )
  expect(divided).toEqual([])
})
