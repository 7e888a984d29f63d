import type { Page } from '@playwright/test'
import { call, fillCart, goodsFor, logInByApi, orderCart } from './shop/buyer'
import { changeData } from './shop/database'
import { operate } from './shop/operator'
import type { Shop } from './shop/server'
import { ACCOUNTS, expect, inShopOf, PASSWORD, test } from './shop/test'

inShopOf('offers')

/** Changes the data of the running shop. */
async function change(shop: Shop, sql: string): Promise<void> {
  await shop.stop()
  await changeData(shop.data, sql)
  await shop.restart()
}

/** A product in the cart, paid from the balance and shipped. */
async function shipOrder(page: Page, shop: Shop): Promise<{ id: number; sn: string }> {
  const [goods] = await goodsFor(page.request, '阿莫西林胶囊')
  await fillCart(page.request, [{ goods: goods!, number: 50 }])
  const { orders } = await orderCart(page.request)
  const { id, sn } = orders[0]!
  await call(page.request, 'POST', `/api/order/${id}/pay`, { pay_type: 'balance', password: PASSWORD })
  await operate(shop, 'orders', 'approve', sn)
  await operate(shop, 'orders', 'ship', sn, 'company=顺丰医药', `number=SF${sn.slice(-6)}`)
  return { id, sn }
}

test('[RT-38 /hb] an order counts from its receipt, its refund is taken off, and the tiers are those of the service', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, sn } = await shipOrder(page, shop)
  await page.goto('/hb')
  const orders = page.getByRole('region', { name: '计入本月的订单' })
  await expect(orders).toContainText('合计')
  await expect(orders.getByRole('link', { name: sn })).toHaveCount(0)
  const before = await call(page.request, 'GET', '/api/activity/cashback')

  await page.goto(`/order/info/${id}`)
  await page.getByRole('button', { name: '确认收货' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
  await expect(page.getByRole('heading', { name: '已收货' })).toBeVisible()
  await page.goto('/hb')
  const row = orders.getByRole('row').filter({ hasText: sn })
  await expect(row).toBeVisible()
  const { mine } = await call(page.request, 'GET', '/api/activity/cashback')
  const { list } = await call(page.request, 'GET', '/api/user/cashback_orders')
  const own = list.find((order: { order_sn: string }) => order.order_sn === sn)
  const fen = (text: string) => Math.round(Number(text) * 100)
  expect(fen(mine.months[0].received_amount)).toBe(
    fen(before.mine.months[0].received_amount) + fen(own.received_amount),
  )
  expect(fen(own.received_amount)).toBeGreaterThan(0)

  await change(
    shop,
    `update cashback_plans set tiers = '[{"amount": ${fen(mine.months[0].received_amount)}, "cashback": 700}, {"amount": 900000000, "cashback": 9900}]'`,
  )
  await page.reload()
  const progress = page.getByRole('region', { name: /月返现进度$/ })
  await expect(progress.getByRole('listitem')).toHaveCount(2)
  await expect(progress.getByRole('listitem').first()).toContainText('返 ¥7.00已达到')
  await expect(progress).toContainText('可返 ¥7.00')
  await expect(progress).toContainText(/再收货 ¥[\d,.]+，可返 ¥99\.00/)

  const { batches } = await call(page.request, 'GET', `/api/order/${id}/returns`)
  await call(page.request, 'POST', `/api/order/${id}/returns`, {
    kind: 'refund_only',
    reason: 'short',
    'lines[0][batch_id]': batches[0].batch_id,
    'lines[0][number]': 5,
  })
  const waiting = (await operate(shop, 'returns')).split('\n').find(line => line.includes(sn))
  await operate(shop, 'returns', 'approve', waiting!.split(' ')[0]!)
  await operate(shop, 'returns', 'refund', waiting!.split(' ')[0]!)
  await page.reload()
  await expect(row.getByRole('cell').nth(3)).not.toHaveText('¥0.00')
  await expect(progress).toContainText('还没有达到返现档位')
})

test('[RT-38 /hb] what was paid for earlier months is in the wallet', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/hb')
  const months = page.getByRole('region', { name: '返现记录' })
  const { mine } = await call(page.request, 'GET', '/api/activity/cashback')
  const paid = mine.months.find(({ state }: { state: string }) => state === 'paid')
  await expect(months.getByRole('row').filter({ hasText: paid.month })).toContainText('已存入余额')
  await months.getByRole('link', { name: '钱包中的返现' }).click()
  await expect(page.getByText(`${paid.month} 满额返现`).first()).toBeVisible()
  await expect(page.getByText(`¥${paid.cashback_amount}`).first()).toBeVisible()
})

test('[RT-38 /welfare] the price of the page is that of the product, the cart and the check, and ends with its time', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { list } = await call(page.request, 'GET', '/api/goods/list', {
    welfare: 1,
    in_stock: 1,
    per_page: 100,
  })
  const goods = list.find(
    (one: { is_buy: number; number: number; ladder_price: unknown[]; offer?: object }) =>
      one.is_buy === 1 && one.ladder_price.length === 0 && one.number >= 200 && !one.offer,
  )
  const packs = 40
  const saved = ((Number(goods.normal_price) - Number(goods.price)) * packs).toFixed(2)
  await page.goto(`/welfare?keywords=${encodeURIComponent(goods.name)}`)
  await expect(page.getByRole('heading', { level: 1, name: '全场94折' })).toBeVisible()
  await expect(page.getByRole('region', { name: '活动说明' })).toContainText('立减6%')
  const main = page.getByRole('main')
  await expect(main.getByRole('article', { name: goods.name }).first()).toContainText('便宜')
  await page.goto(`/list/info/${goods.id}`)
  await expect(main).toContainText(`¥${goods.price}/${goods.bzdw}`)
  await fillCart(page.request, [{ goods, number: packs }])
  await page.goto('/cart')
  const line = page.getByRole('table', { name: '购物车商品' })
  await expect(line).toContainText(`¥${goods.price}`)
  await expect(page.getByText(`含福利优惠 ¥${saved}`).filter({ visible: true })).toHaveCount(1)
  await page.getByRole('button', { name: '去结算' }).click()
  await expect(main).toContainText(`福利优惠−¥${saved}`)
  const { orders } = await orderCart(page.request)
  await page.goto(`/order/info/${orders[0]!.id}`)
  await expect(main).toContainText(`福利优惠−¥${saved}`)

  await fillCart(page.request, [{ goods, number: packs }])
  await change(shop, `update welfares set end_at = now() - interval '1 second'`)
  await page.goto('/welfare')
  await expect(page.getByText('活动已结束')).toBeVisible()
  await page.goto('/cart')
  await expect(line).toContainText(`¥${goods.normal_price}`)
  await expect(line).toContainText('比加入时涨 ¥')
  await expect(page.getByText(/含福利优惠/)).toHaveCount(0)
  await page.goto(`/order/info/${orders[0]!.id}`)
  await expect(main).toContainText(`福利优惠−¥${saved}`)
})

test('[RT-39 /yyh] [RT-39 /yyh/list] from a department to its products, to the cart, and to its trainings', async ({
  page,
  shop,
}) => {
  await change(shop, `update departments set name = '儿童保健科' where key = 'children'`)
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  await page.goto('/yyh')
  await page.getByRole('navigation', { name: '科室' }).getByRole('link', { name: '儿童保健科' }).click()
  await expect(page).toHaveURL('/yyh/list?department=children')
  await expect(page).toHaveTitle('儿童保健科 - 药集')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText(/^已加入购物车/)).toBeVisible()
  const cart = await call(page.request, 'GET', '/api/cart/list')
  const { list } = await call(page.request, 'GET', '/api/goods/list', { department: 'children' })
  expect(list.map((goods: { goods_price_id: number }) => goods.goods_price_id)).toContain(
    cart.list[0].goods_price_id,
  )
  await page.getByRole('tab', { name: '培训通知' }).click()
  await expect(page).toHaveURL('/yyh/list?department=children&show=training')
  await page.getByRole('link', { name: '培训通知：儿童用药剂量计算' }).click()
  await expect(page).toHaveURL('/news/info/511/yyh')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('培训通知：儿童用药剂量计算')
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '优医荟' }).click()
  await expect(page).toHaveURL('/yyh')
})
