import type { Page } from '@playwright/test'
import { call, fillCart, goodsFor, logInByApi } from './shop/buyer'
import { changeData } from './shop/database'
import { ACCOUNTS, expect, test } from './shop/test'

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first()

test('[RT-38 /lqzx] [AP-25] a claimed coupon says where it is used, and is chosen at the checkout', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const before = await call(page.request, 'GET', '/api/user/availableCoupon', {
    kind: 'reduce',
    scope: 'all',
  })
  const coupon = before.list.find(({ name }: { name: string }) => name === '日常补货券')
  expect(coupon.state).toBe('open')
  await page.goto('/lqzx')
  await page.getByRole('tab', { name: '满减券' }).click()
  await expect(page).toHaveURL('/lqzx?kind=reduce')
  await page.getByLabel('适用范围').selectOption('全场通用')
  await expect(page).toHaveURL('/lqzx?kind=reduce&scope=all')
  const own = card(page, coupon.name)
  await expect(own).toContainText(`剩 ${coupon.left} 张`)
  await own.getByRole('button', { name: /^领取/ }).focus()
  await page.keyboard.press('Enter')
  await expect(own.getByRole('link', { name: /^去使用/ })).toBeFocused()
  await expect(own).toContainText(`剩 ${coupon.left - 1} 张，共 ${coupon.quota} 张`)
  await expect(own).toContainText('每店限领 1 张，已领 1 张')
  await page.reload()
  await expect(own.getByRole('button', { name: /^领取/ })).toHaveCount(0)

  const [goods] = await goodsFor(page.request, '阿莫西林胶囊')
  await fillCart(page.request, [{ goods: goods!, number: 200 }])
  await page.goto('/cart')
  await page.getByRole('button', { name: '去结算' }).click()
  await page.getByRole('button', { name: /更改 ?优惠券$/ }).click()
  await expect(page.getByRole('radio', { name: /日常补货券/ })).toBeVisible()
})

test('[RT-38 /lqzx] what cannot be claimed yet, or is gone, says so', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/lqzx')
  const coming = card(page, '年货节备货券')
  await expect(coming).toContainText(/开始领取，还有 \d+ 天/)
  await expect(coming.getByRole('button')).toHaveCount(0)
  await expect(card(page, '医疗器械券')).toContainText('已抢完')
})

test('[RT-38 /mrtj] [ST-08] a special price is that of the cart, and both follow when it ends', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  const { list } = await call(page.request, 'GET', '/api/activity/everyday_price')
  const goods = list.find((one: { is_buy: number }) => one.is_buy === 1)
  await page.goto('/mrtj')
  await expect(main(page).getByRole('timer').first()).toBeVisible()
  const deal = page.getByRole('list', { name: '每日特价' }).getByRole('article', { name: goods.name }).first()
  await expect(deal).toContainText(`平时价¥${goods.normal_price}`)
  await deal.getByRole('button', { name: '加入购物车' }).click()
  await expect(page.getByText(/^已加入购物车/)).toBeVisible()
  const cart = await call(page.request, 'GET', '/api/cart/list')
  expect(cart.list).toMatchObject([{ price: goods.price, goods_price_id: goods.goods_price_id }])

  await shop.stop()
  await changeData(
    shop.data,
    `update goods_prices set end_at = now() - interval '1 second' where goods_price_id = ${goods.goods_price_id}`,
  )
  await shop.restart()
  await page.reload()
  await expect(main(page).getByRole('timer').first()).toBeVisible()
  await expect(deal).toHaveCount(0)
  await page.goto('/cart')
  await expect(page.getByText('每日特价已结束').first()).toBeVisible()
})

test('[RT-33 /ppzq] [RT-33 /ppzq/info] from a page of brands to one of them, to a further page, to the cart', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  await page.goto('/ppzq')
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL('/ppzq/2')
  const { list } = await call(page.request, 'GET', '/api/focus/ppzq', { page: 2 })
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(list[0].name)

  await page.goto('/ppzq/info/1')
  await expect(page).toHaveTitle('同仁堂 - 药集')
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL('/ppzq/info/1/2')
  const products = page.getByRole('region', { name: '全部商品' })
  await products.getByRole('button', { name: /^销量/ }).click()
  await expect(page).toHaveURL('/ppzq/info/1?sort=sales')
  await products.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText(/^已加入购物车/)).toBeVisible()
  const cart = await call(page.request, 'GET', '/api/cart/list')
  expect(cart.list).toHaveLength(1)
})

test('[RT-37 /zhzq] a combination goes to the cart as one line that saves what its card says', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  const { list } = await call(page.request, 'GET', '/api/combination', { in_stock: 1 })
  const [set] = list
  await page.goto('/zhzq')
  const own = card(page, set.name)
  await expect(own).toContainText(`省 ¥${set.saves}`)
  await own.getByRole('spinbutton').fill('2')
  await own.getByRole('button', { name: '加入购物车' }).click()
  await expect(page.getByText(`已加入购物车：${set.name} 2 套`)).toBeVisible()
  const cart = await call(page.request, 'GET', '/api/cart/list')
  expect(cart.list).toMatchObject([{ type: 3, number: 2, price: set.price, raw_price: set.raw_price }])
  await page.goto('/cart')
  await expect(page.getByText(set.name).first()).toBeVisible()
})

test('[RT-35 /yjh] [ST-03] what is added moves the progress of the full reduction', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  await page.goto('/yjh')
  await main(page).getByRole('region', { name: '慢病续方满减' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/yjh/2')
  const progress = page.getByRole('region', { name: '满减进度' })
  await expect(progress).toContainText('购物车里还没有选中本活动的商品')
  const goods = page.getByRole('region', { name: '活动商品' }).getByRole('article')
  const plain = goods.filter({ hasNotText: /每日特价|秒杀/ }).filter({
    has: page.getByRole('button', { name: '加入购物车' }),
  })
  await plain.first().getByRole('button', { name: '加入购物车' }).click()
  await expect(progress).toContainText(/已选 ¥[\d,.]+，.*可减 ¥\d/)
  await page.goto('/yjh/999')
  await expect(page).toHaveURL('/noActivity')
})

test('[RT-06] [RT-39 /hdmb] a short address opens an activity, whose coupon is claimed there', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  await page.goto('/activity/ganmao')
  await expect(page).toHaveURL('/hdmb?id=1')
  await expect(page).toHaveTitle('感冒备货季 - 药集')
  const coupon = card(page, '感冒清热券')
  await coupon.getByRole('button', { name: /^领取/ }).click()
  await expect(coupon.getByRole('link', { name: /^去使用/ })).toBeVisible()
  const { list } = await call(page.request, 'GET', '/api/user/coupon', { status: 'unused' })
  expect(list.map(({ name }: { name: string }) => name)).toContain('感冒清热券')
  await page.goto('/activity/nothing')
  await expect(page).toHaveURL('/noActivity')
})

test('[RT-35 /Hdzx] activities are tabs with addresses; one that has not begun says when', async ({
  page,
}) => {
  await page.goto('/Hdzx/1,2,3')
  await expect(page.getByRole('tab')).toHaveCount(3)
  await expect(page.getByRole('heading', { name: '先领券，再下单' })).toBeVisible()
  await page.getByRole('tab', { name: /^年货节/ }).click()
  await expect(page).toHaveURL(/\/Hdzx\/1(,|%2C)2(,|%2C)3\/3$/)
  await expect(page.getByText('活动暂未开始')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '先领券，再下单' })).toBeVisible()
})

test('[RT-39 /zqmb] a zone that the operator ends is left out, and its address says that there is none', async ({
  page,
  shop,
}) => {
  await page.goto('/zqmb')
  await main(page).getByRole('link', { name: '慢病用药专区' }).click()
  await expect(page).toHaveURL('/zqmb?id=11')
  await expect(page.getByRole('region', { name: '心脑血管' }).getByRole('article')).not.toHaveCount(0)
  await shop.stop()
  await changeData(shop.data, `update promo_pages set end_at = now() where id = 11`)
  await shop.restart()
  await page.reload()
  await expect(page).toHaveURL('/noActivity')
  await page.goto('/zqmb')
  await expect(main(page).getByRole('link', { name: '老字号专区' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: '慢病用药专区' })).toHaveCount(0)
})
