import type { Page } from '@playwright/test'
import { call, countOrders, fillCart, goodsFor, logInByApi, orderCart, placeOrder } from './shop/buyer'
import { changeData } from './shop/database'
import { ACCOUNTS, expect, PASSWORD, test } from './shop/test'

async function prepareCheckout(page: Page): Promise<void> {
  await page.goto('/cart')
  await page.getByRole('button', { name: '去结算' }).click()
  await expect(page.getByRole('button', { name: '提交订单' })).toBeVisible()
}

test('[RT-13] [AP-08] another buyer takes the stock: nothing is ordered, and the other lines can be ordered', async ({
  page,
  playwright,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const [scarceGoods, other] = (await goodsFor(page.request, '片')).sort((a, b) => a.number - b.number)
  await fillCart(page.request, [
    { goods: scarceGoods!, number: scarceGoods!.number },
    { goods: other!, number: 1 },
  ])
  await prepareCheckout(page)

  const otherBuyer = await playwright.request.newContext({ baseURL: shop.url })
  await logInByApi(otherBuyer, ACCOUNTS.headOffice)
  await fillCart(otherBuyer, [{ goods: scarceGoods!, number: scarceGoods!.number }])
  await orderCart(otherBuyer)
  await otherBuyer.dispose()

  const before = await countOrders(page.request)
  await page.getByRole('button', { name: '提交订单' }).click()
  const alert = page.getByRole('region', { name: '提交订单' }).getByRole('alert')
  await expect(alert).toContainText(scarceGoods!.name)
  await expect(page.getByRole('table')).not.toContainText(`×${scarceGoods!.number} `)
  expect(await countOrders(page.request)).toBe(before)

  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/cart\/step3\/\d+$/)
  expect(await countOrders(page.request)).toBe(before + 1)
})

test('[RT-13] [AP-08] the price rises: the new total is shown, and the buyer confirms again', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const [goods] = await goodsFor(page.request, '口服液')
  await fillCart(page.request, [{ goods: goods!, number: 1 }])
  await prepareCheckout(page)
  const before = await countOrders(page.request)

  await shop.stop()
  const line = goods!.goods_price_id
  await changeData(shop.data, `update goods_prices set price = price + 35000 where goods_price_id = ${line}`)
  await shop.restart()

  await page.getByRole('button', { name: '提交订单' }).click()
  const alert = page.getByRole('region', { name: '提交订单' }).getByRole('alert')
  await expect(alert).toContainText('应付金额已变为')
  await expect(alert).toContainText('之前应付')
  await expect(page.getByText('下列商品与购物车中不同，请确认')).toBeVisible()
  await expect(page.getByText(/价格已上涨/)).toBeVisible()
  expect(await countOrders(page.request)).toBe(before)

  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/cart\/step3\/\d+$/)
  expect(await countOrders(page.request)).toBe(before + 1)
})

test('[RT-14] [RT-15] a late callback: the page says that it waits, and continues after the callback', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const [goods] = await goodsFor(page.request, '丸')
  await fillCart(page.request, [{ goods: goods!, number: 1 }])
  await placeOrder(page)
  await page.getByRole('radio', { name: /微信支付/ }).check()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page).toHaveURL(/\/pay\/gateway\//)

  // Until the callback, the page gets the payment state from before the callback.
  const id = await newestOrderId(page)
  const early = await call(page.request, 'GET', `/api/order/${id}/payment`)
  let late = true
  await page.route(`**/api/order/${id}/payment`, route =>
    late ? route.fulfill({ json: { code: 200, msg: '', data: early } }) : route.continue(),
  )
  await page.getByRole('button', { name: '确认付款' }).click()
  await expect(page).toHaveURL(`/cart/step3/${id}`)
  await expect(page.getByText(/正在确认付款结果/)).toBeVisible()
  await expect(page.getByRole('link', { name: '继续付款' })).toBeVisible()
  late = false
  await expect(page).toHaveURL(`/cart/step4?id=${id}`, { timeout: 15_000 })
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
})

test('[RT-14] a payment that is declined at the gateway can be made again', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const [goods] = await goodsFor(page.request, '软膏')
  await fillCart(page.request, [{ goods: goods!, number: 1 }])
  await placeOrder(page)
  await page.getByRole('radio', { name: /支付宝/ }).check()
  await page.getByRole('button', { name: '确认支付' }).click()
  await page.getByRole('button', { name: '放弃付款' }).click()
  await expect(page.getByRole('heading', { name: '支付未成功' })).toBeVisible({ timeout: 15_000 })
  await page.getByRole('radio', { name: /微信支付/ }).check()
  await page.getByRole('button', { name: '确认支付' }).click()
  await page.getByRole('button', { name: '确认付款' }).click()
  await expect(page).toHaveURL(/\/cart\/step4\?id=/, { timeout: 15_000 })
})

test('[RT-14] an order that was cancelled elsewhere shows that and cannot be paid', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const [goods] = await goodsFor(page.request, '滴眼液')
  await fillCart(page.request, [{ goods: goods!, number: 1 }])
  const { order_id } = await orderCart(page.request)
  await call(page.request, 'POST', `/api/order/${order_id}/cancel`)
  await page.goto(`/cart/step3/${order_id}`)
  await expect(page.getByRole('heading', { name: '订单已关闭' })).toBeVisible()
  await expect(page.getByRole('button', { name: '确认支付' })).toHaveCount(0)
})

test('[RT-13] [RO-04 1, RO-04 2] [ER-02 3] the session ends during checkout: after the login the same page has the same input', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const [goods] = await goodsFor(page.request, '喷雾')
  await fillCart(page.request, [{ goods: goods!, number: 1 }])
  await prepareCheckout(page)
  await page.getByRole('textbox', { name: '备注' }).fill('请周末前送到')
  // A call that is under way would open the login page before the button is pressed.
  await page.waitForLoadState('networkidle')
  await call(page.request, 'DELETE', '/api/user/logout')
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL('/login?from=%2Fcart%2Fstep2')
  await page.getByLabel('手机号 / 用户名').fill(ACCOUNTS.approved)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart/step2')
  await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue('请周末前送到')
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/cart\/step3\/\d+$/)
})

test('[RT-12] [RO-04 1] [ER-02 3] the session ends in the cart: the login page opens, and then the same lines', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const goods = (await goodsFor(page.request, '胶囊')).slice(0, 3)
  await fillCart(
    page.request,
    goods.map(each => ({ goods: each, number: 1 })),
  )
  await page.goto('/cart')
  await expect(page.getByRole('spinbutton')).toHaveCount(3)
  await call(page.request, 'DELETE', '/api/user/logout')
  await page.getByRole('spinbutton').first().press('ArrowUp')
  await expect(page).toHaveURL('/login?from=%2Fcart')
  await page.getByLabel('手机号 / 用户名').fill(ACCOUNTS.approved)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('spinbutton')).toHaveCount(3)
})

test('[RT-13] [SV-01] the server stops during checkout: a message, and after the restart one order with the same input', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const [goods] = await goodsFor(page.request, '贴膏')
  await fillCart(page.request, [{ goods: goods!, number: 1 }])
  await prepareCheckout(page)
  await page.getByRole('textbox', { name: '备注' }).fill('请附检验报告')
  const before = await countOrders(page.request)
  await shop.stop('SIGKILL')
  await page.getByRole('button', { name: '提交订单' }).click()
  const alert = page.getByRole('region', { name: '提交订单' }).getByRole('alert')
  await expect(alert).toContainText('没有收到结果。请再次点击“提交订单”，不会重复下单。')
  await shop.restart()
  await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue('请附检验报告')
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/cart\/step3\/\d+$/)
  expect(await countOrders(page.request)).toBe(before + 1)
})

/** Id of the buyer's newest order. */
async function newestOrderId(page: Page): Promise<number> {
  const { list } = await call(page.request, 'GET', '/api/order', { per_page: 1 })
  return list[0].id
}

for (const known of [true, false]) {
  test(`[ER-06] [RT-10] without a network a page ${known ? 'says so, and' : 'whose code is missing'} arrives when the network is back`, async ({
    page,
  }) => {
    await page.goto('/list')
    const link = page.getByRole('article').first().getByRole('link').first()
    await link.waitFor()
    if (known) {
      await link.click()
      await expect(page.getByText('国药准字').first()).toBeVisible()
      await page.goBack()
    }
    await page.context().setOffline(true)
    await page.getByRole('article').nth(1).getByRole('link').first().click()
    await expect(page.getByText(known ? '网络已断开' : '网络连接不上').first()).toBeVisible()
    await page.context().setOffline(false)
    await expect(page).toHaveURL(/\/list\/info\//)
    await expect(page.getByRole('heading', { name: '批号与效期' })).toBeVisible()
    await expect(page.getByText('网络已断开')).toHaveCount(0)
  })
}

test('[RT-10] an address with empty and 0 line ids opens the product', async ({ page }) => {
  await page.goto('/list/info/1033?goods_price_id=&ladder_price_id=0&goods_manjian_id=0&is_yj=0&is_jxq=0')
  await expect(page.getByRole('button', { name: '加入购物车' }).first()).toBeVisible()
  await expect(page.getByText('没有找到这个商品')).toHaveCount(0)
})
