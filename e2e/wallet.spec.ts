import type { Page } from '@playwright/test'
import { call, logInByApi } from './shop/buyer'
import { ACCOUNTS, expect, inShopOf, PASSWORD, test } from './shop/test'
import { fillCartWith, placeOrder } from './shop/trade'

// The tests change what the wallets hold; each leaves its voucher as it was.
inShopOf('wallet')

const sum = async (page: Page, name: string) => {
  const text = await page
    .getByLabel('合计')
    .locator('div')
    .filter({ hasText: name })
    .locator('dd')
    .textContent()
  return Math.round(Number(text?.replace(/[¥,]/g, '')) * 100)
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('[RT-22 /wdqb] [RT-22 /wdqb/yegl] an order paid from the balance is a row with its order, and the sums of the filter follow', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/wdqb/yegl?kind=2')
  await expect(page).toHaveTitle('余额管理 - 药集')
  await expect(page.getByLabel('合计')).toContainText('¥')
  const before = await sum(page, '支出')
  const { id, sn } = await placeOrder(page.request, { keywords: '胶囊', number: 1 })
  const { amount } = await call(page.request, 'POST', '/api/pay', { 'ids[0]': id, password: PASSWORD })
  await page.reload()
  await expect(row(page, sn)).toContainText('消费')
  expect(await sum(page, '支出')).toBe(before + Math.round(Number(amount) * 100))

  await page.goto('/wdqb')
  await expect(row(page, sn)).toBeVisible()
  const { total_balance } = await call(page.request, 'GET', '/api/user/user_money')
  const shown = page.getByRole('list', { name: '我的资产' }).getByRole('link', { name: /余额/ })
  await expect
    .poll(async () => (await shown.textContent())?.replaceAll(',', ''))
    .toContain(`¥${total_balance}`)
  await page.getByRole('link', { name: `订单 ${sn}` }).click()
  await expect(page.getByRole('link', { name: sn })).toBeVisible()
})

test('[RT-22 /wdqb/dzd] a paid order is in the statement of the month, which is also a spreadsheet and a PDF', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, sn } = await placeOrder(page.request, { keywords: '胶囊', number: 1 })
  await call(page.request, 'POST', '/api/pay', { 'ids[0]': id, password: PASSWORD })
  await page.goto('/wdqb')
  await page.getByRole('link', { name: '对账单' }).last().click()
  await expect(page).toHaveTitle('对账单 - 药集')
  await expect(
    page.getByRole('table', { name: '付款' }).getByRole('row').filter({ hasText: sn }),
  ).toContainText('余额')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 Excel' }).click()
  expect((await download).suggestedFilename()).toMatch(/^对账单 \d{4}-\d{2} .+\.xlsx$/)
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: '下载 PDF' }).getAttribute('href')) ?? '',
  )
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await page.getByRole('button', { name: '上一月' }).click()
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/)
  await expect(page.getByText(sn)).toHaveCount(0)
})

test('[RT-22 /wdqb/yegl] the filters are in the address: they survive a reload, and Back undoes them', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/wdqb/yegl')
  const kind = page.getByRole('combobox', { name: '类型' })
  await kind.selectOption('返现')
  await expect(page).toHaveURL('/wdqb/yegl?kind=4')
  const table = page.getByRole('table', { name: '收支记录' })
  await expect(table.getByText('满额返现')).toHaveCount(1)
  await page.reload()
  await expect(kind).toHaveValue('4')
  await kind.selectOption('消费')
  await expect(table.getByText('满额返现')).toHaveCount(0)
  await expect.poll(() => sum(page, '收入')).toBe(0)
  await page.goBack()
  await expect(table.getByText('满额返现')).toHaveCount(1)
  // A kind of which there are no rows is not offered.
  await expect(kind.getByRole('option', { name: '提现' })).toHaveCount(0)
  await kind.selectOption('充值')
  await expect(page).toHaveURL(/kind=1/)
  await expect(table.getByText('对公转账充值')).toHaveCount(2)
  await expect.poll(() => sum(page, '收入')).toBe(3_000_000)
})

test('[RT-22 /wdqb/jfgl] confirming an order gives points, in the log and in the wallet', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { list } = await call(page.request, 'GET', '/api/order', { tab: 'to_receive' })
  const order = list.find(({ actions }: { actions: string[] }) => actions.includes('confirm_receipt'))
  await page.goto('/wdqb/jfgl')
  await expect(row(page, '新会员见面礼')).toContainText('+1280')
  const before = await sum(page, '获得')
  await call(page.request, 'POST', `/api/order/${order.id}/receive`)
  await page.reload()
  await expect(row(page, order.sn)).toContainText('订单')
  const { points } = await call(page.request, 'GET', '/api/user/user_money')
  expect((await sum(page, '获得')) - (await sum(page, '使用'))).toBe(points * 100)
  expect(await sum(page, '获得')).toBeGreaterThan(before)
})

test('[RT-22 /wdqb/yhq] a coupon that the buyer claims appears, and leads to its products', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.unsigned)
  await page.goto('/wdqb/yhq')
  await expect(page.getByText('没有可用的优惠券')).toBeVisible()
  const { list } = await call(page.request, 'GET', '/api/user/availableCoupon', { type: 1 })
  const offer = list.find(({ can_claim }: { can_claim: number }) => can_claim === 1)
  await call(page.request, 'POST', `/api/coupon/${offer.id}/claim`)
  await page.reload()
  await expect(page.getByRole('heading', { name: offer.name })).toBeVisible()
  await expect(page.getByRole('tab', { name: /未使用/ })).toContainText('1')
  await page.getByRole('link', { name: `去使用 ${offer.name}` }).click()
  await expect(page).toHaveURL('/list')
})

/** A product that costs less than the voucher has. */
const CHEAP = { keywords: '片', below: 6, number: 1 }

/** The cash voucher of a buyer, all of it left. */
async function voucherOf(page: Page) {
  const { list } = await call(page.request, 'GET', '/api/user/coupon', { type: 2, status: 'unused' })
  expect(list[0].left_amount).toBe(list[0].amount)
  return list[0]
}

test('[RT-22 /wdqb/xjq] a voucher is held by the order that uses it up, and is free again when it is cancelled', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/wdqb/xjq')
  const heading = page.getByRole('heading', { name: '10 元现金券' })
  await expect(heading).toBeVisible()
  const { id: voucher_id } = await voucherOf(page)
  const { id, parent_sn } = await placeOrder(page.request, { keywords: '胶囊', number: 10, voucher_id })
  await page.reload()
  await expect(page.getByText('没有可用的现金券')).toBeVisible()
  await page.getByRole('tab', { name: /订单占用/ }).click()
  await expect(page.getByRole('listitem').filter({ has: heading })).toContainText('待付款订单占用')
  await page.getByRole('link', { name: '查看订单，使用了 10 元现金券' }).click()
  await expect(page).toHaveURL(`/order?keywords=${parent_sn}`)
  await call(page.request, 'POST', `/api/order/${id}/cancel`)
  await page.goto('/wdqb/xjq')
  await expect(heading).toBeVisible()
  await page.goto('/wdqb/xjq?status=expired')
  await expect(page.getByRole('heading', { name: '全场现金券' })).toBeVisible()
})

test('[RT-22 /wdqb/xjq] an order uses a part of a voucher: wallet, checkout, order and ledger show what is left of it', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id: voucher_id } = await voucherOf(page)
  const { income, total } = await call(page.request, 'GET', '/api/user/voucher_log', { use_type: 3 })
  const { id, sn } = await placeOrder(page.request, { ...CHEAP, voucher_id })
  const { order } = await call(page.request, 'GET', `/api/order/${id}`)
  const left = (10 - Number(order.amounts.cash_amount)).toFixed(2)
  expect(Number(left)).toBeGreaterThan(0)

  await page.goto('/wdqb/xjq')
  await expect(page.getByText('面值 ¥10.00，已用一部分')).toBeVisible()
  await expect(page.getByText(`¥${left}`, { exact: true })).toBeVisible()
  await page.goto(`/order/info/${id}`)
  await expect(page.getByText('现金券').first()).toBeVisible()
  await page.goto('/wdqb')
  const assets = page.getByRole('list', { name: '我的资产' })
  await expect(assets.getByRole('link', { name: /现金券/ })).toContainText(`¥${left}`)

  const second = await placeOrder(page.request, { keywords: '胶囊', number: 10, voucher_id })
  await call(page.request, 'POST', `/api/order/${id}/cancel`)
  await page.goto('/wdqb/xjq?status=log')
  await expect(row(page, second.sn)).toContainText(`−¥${left}`)
  await expect(row(page, sn)).toHaveCount(2)
  await page.getByRole('combobox', { name: '类型' }).selectOption('退回')
  await expect(row(page, sn)).toHaveCount(1)
  expect(await sum(page, '收入')).toBe(Math.round((Number(income) + 10 - Number(left)) * 100))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 Excel' }).click()
  expect((await download).suggestedFilename()).toMatch(/^现金券明细 \d{4}-\d{2}-\d{2}\.xlsx$/)
  await expect(page.getByText(`已导出 ${total + 1} 行`)).toBeVisible()

  await call(page.request, 'POST', `/api/order/${second.id}/cancel`)
  await page.goto('/wdqb/xjq')
  await expect(page.getByText('¥10.00', { exact: true })).toBeVisible()
})

test('[RT-13] [RT-22 /wdqb/xjq] the checkout says what a voucher has left, and that the rest stays', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await voucherOf(page)
  await fillCartWith(page.request, CHEAP)
  await page.goto('/cart')
  await page.getByRole('button', { name: '去结算' }).click()
  await expect(page).toHaveURL(/\/cart\/step2$/)
  await page.getByRole('button', { name: /更改 ?现金券$/ }).click()
  const choice = page.getByRole('radio', { name: /^10 元现金券/ })
  await choice.check()
  await expect(page.getByText('余额 ¥10.00，用不完的留到下次')).toBeVisible()
  await expect(choice).toHaveAccessibleName(/10 元现金券 · 省 ¥\d/)
})
