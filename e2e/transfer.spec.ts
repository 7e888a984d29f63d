import { call, fillCart, goodsFor, logInByApi } from './shop/buyer'
import { pngFile } from './shop/files'
import { operate } from './shop/operator'
import { ACCOUNTS, expect, inShopOf, test } from './shop/test'

/** What the shop does with the operator's command, and what the buyer then sees. */
inShopOf('operator')

test('[RT-14] [RT-15] one transfer, one slip and one confirmation pay the orders of a purchase', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const found = await goodsFor(page.request, '片')
  const warehouses = [...new Map(found.map(goods => [goods.ck_id, goods])).values()].slice(0, 2)
  await fillCart(
    page.request,
    warehouses.map(goods => ({ goods, number: goods.number })),
  )
  await page.goto('/cart')
  await page.getByRole('button', { name: '去结算' }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page.getByRole('radio', { name: /合并付款 2 单/ })).toBeChecked()
  await page.getByRole('radio', { name: /对公转账/ }).check()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page.getByText(/一次转账支付 2 个订单/)).toBeVisible()

  const id = Number(/\/cart\/step3\/(\d+)/.exec(page.url())?.[1])
  const { order, siblings } = await call(page.request, 'GET', `/api/order/${id}`)
  const { payment } = await call(page.request, 'GET', `/api/order/${id}/payment`)
  expect(payment.transfer.remark).toBe(order.parent_sn)
  await expect(page.getByText(order.parent_sn, { exact: true })).toBeVisible()
  const form = page.getByRole('form', { name: '提交转账凭证' })
  await form.getByLabel('银行流水号').fill('2026112700018')
  await form.getByLabel('银行回单').setInputFiles(pngFile('回单.png'))
  await expect(form.getByText('已上传')).toBeVisible()
  await form.getByRole('button', { name: '提交凭证' }).click()
  await expect(page).toHaveURL(/\/cart\/step4\?id=\d+$/)
  await expect(page.getByRole('heading', { name: '待确认收款' })).toBeVisible()

  const listed = await operate(shop, 'transfers')
  for (const text of [order.parent_sn, '2 个订单', order.sn, siblings[0].sn]) expect(listed).toContain(text)
  await operate(shop, 'transfers', 'confirm', order.parent_sn, `received=${payment.transfer.amount}`)
  for (const each of [id, siblings[0].id]) {
    await page.goto(`/order/info/${each}`)
    await expect(page.getByRole('heading', { name: '待审核' })).toBeVisible()
  }
})
