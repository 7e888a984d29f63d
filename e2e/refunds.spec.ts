import type { Page } from '@playwright/test'
import { call, logInByApi } from './shop/buyer'
import { operate } from './shop/operator'
import { ACCOUNTS, expect, inShopOf, PASSWORD, test } from './shop/test'
import { payOrder, placeOrder, ship, waitingId } from './shop/trade'

inShopOf('refunds')

const fen = (text: string | null) => Math.round(Number(text?.replace(/[^\d.]/g, '')) * 100)

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** The sum of a ledger's rows that its filter finds, as the page shows it. */
async function sumOf(page: Page, name: string): Promise<number> {
  const sum = page.getByLabel('合计').locator('div').filter({ hasText: name }).locator('dd')
  await expect(sum).toContainText('¥')
  return fen(await sum.textContent())
}

/** The buyer's cash voucher of ¥10.00, all of it left. */
async function voucher(page: Page): Promise<number> {
  const { list } = await call(page.request, 'GET', '/api/user/coupon', { type: 2, status: 'unused' })
  expect(list[0].left_amount).toBe('10.00')
  return list[0].id
}

test('[RT-26] a buyer asks to close a paid order; the shop agrees, and the money is in the balance again', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { sn } = await payOrder(page.request, '颗粒')
  const { balance } = await call(page.request, 'GET', '/api/user/base')
  await page.goto(`/order?keywords=${sn}`)
  const row = page.getByRole('table', { name: '订单' }).getByRole('row').filter({ hasText: sn })
  await row.getByRole('button', { name: '申请取消' }).click()
  const dialog = page.getByRole('dialog', { name: '申请取消' })
  await dialog.getByRole('radio', { name: '收货地址有误' }).click()
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('已提交取消申请')).toBeVisible()
  await expect(row.getByRole('button', { name: '申请取消' })).toHaveCount(0)
  expect(await operate(shop, 'orders')).toMatch(new RegExp(`${sn}.*申请取消`))
  await operate(shop, 'orders', 'close', sn, 'reason=同意买家取消')
  await page.goto(`/order?tab=cancelled&keywords=${sn}`)
  await expect(row).toContainText('已关闭')
  await row.getByRole('link', { name: sn }).click()
  await expect(page.getByText(/订单已关闭：同意买家取消，¥.* 退至账户余额/)).toBeVisible()
  await expect(page.getByRole('list', { name: '退款记录' })).toContainText('已到账')
  const after = await call(page.request, 'GET', '/api/user/base')
  expect(Number(after.balance)).toBeGreaterThan(Number(balance))
})

test('[RT-27] [RT-22] an order paid by voucher and at the gateway is closed: each part goes back the way it came', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const wanted = { keywords: '丸', number: 10, voucher_id: await voucher(page) }
  const { id, sn } = await placeOrder(page.request, wanted)
  const { payment } = await call(page.request, 'POST', `/api/order/${id}/pay`, { pay_type: 'wechat' })
  await page.goto(payment.gateway_url)
  await page.getByRole('button', { name: '确认付款' }).click()
  await expect(async () => {
    expect(await operate(shop, 'orders')).toContain(sn)
  }).toPass()
  await page.goto('/wdqb/xjq?status=used')
  await expect(page.getByRole('heading', { name: '10 元现金券' })).toBeVisible()
  const { balance } = await call(page.request, 'GET', '/api/user/base')
  await operate(shop, 'orders', 'close', sn, 'reason=缺货')

  await page.goto(`/order/info/${id}`)
  await expect(page.getByText(/订单已关闭：缺货，¥.* 退至微信支付，¥10.00 退回现金券/)).toBeVisible()
  const refunds = page.getByRole('list', { name: '退款记录' })
  await expect(refunds).toContainText(`退至微信支付¥${payment.amount}`)
  await expect(async () => {
    await page.reload()
    await expect(refunds).toContainText('已到账', { timeout: 1000 })
  }).toPass()
  await expect(page.getByText(`退款 ¥${payment.amount} 已到账：微信支付`)).toBeVisible()
  expect((await call(page.request, 'GET', '/api/user/base')).balance).toBe(balance)
  await page.goto('/wdqb/xjq?status=log')
  await expect(row(page, sn)).toHaveCount(2)
  await expect(row(page, sn).first()).toContainText('退回')
  await voucher(page)
})

test('[RT-27 /order/returnInfo/{id}] [RT-22] a part of an order is returned: page, balance and voucher show the same amounts', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  const wanted = { keywords: '胶囊', number: 10, voucher_id: await voucher(page), use_balance: 1 } as const
  const { id, sn } = await placeOrder(page.request, wanted)
  await call(page.request, 'POST', `/api/order/${id}/pay`, { pay_type: 'balance', password: PASSWORD })
  await ship(shop, sn)
  await call(page.request, 'POST', `/api/order/${id}/receive`)
  await page.goto('/wdqb/yegl?kind=3')
  const refundsBefore = await sumOf(page, '收入')
  const { batches } = await call(page.request, 'GET', `/api/order/${id}/returns`)
  const gift = batches.find((batch: { gift: object | null }) => batch.gift)
  const { order_return } = await call(page.request, 'POST', `/api/order/${id}/returns`, {
    kind: 'return_refund',
    reason: 'unwanted',
    'lines[0][batch_id]': batches[0].batch_id,
    'lines[0][number]': 3,
    // What is kept earns the gift no more.
    'lines[1][batch_id]': gift.batch_id,
    'lines[1][number]': 1,
  })
  const returnId = await waitingId(shop, 'returns', sn)
  await operate(shop, 'returns', 'approve', returnId)
  await call(page.request, 'POST', `/api/return/${order_return.id}/send`, {
    company: '邮政',
    tracking_no: 'EMS2001',
  })
  await operate(shop, 'returns', 'accept', returnId)
  await operate(shop, 'returns', 'refund', returnId)

  await page.goto(`/order/returnInfo/${id}`)
  const panel = page.getByRole('region', { name: `退货退款 ${sn}-T1` })
  const refunded = fen(await panel.getByText(/^商品 ¥/).textContent())
  const back = fen(await panel.getByText(/^退回现金券 ¥/).textContent())
  expect(back).toBeGreaterThan(0)
  await page.goto('/wdqb/yegl?kind=3')
  await expect(row(page, sn)).toContainText(`退货退款 ${sn}-T1`)
  expect(await sumOf(page, '收入')).toBe(refundsBefore + refunded)
  await page.goto('/wdqb/xjq?status=log&kind=3')
  await expect(row(page, sn)).toContainText(`+¥${(back / 100).toFixed(2)}`)
  await page.goto('/wdqb/xjq')
  await expect(page.getByText('面值 ¥10.00，已用一部分')).toBeVisible()
  await expect(page.getByText(`¥${(back / 100).toFixed(2)}`, { exact: true })).toBeVisible()
})
