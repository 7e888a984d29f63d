import type { Page } from '@playwright/test'
import { call, fillCart, logInByApi, tabTo } from './shop/buyer'
import { operate } from './shop/operator'
import { ACCOUNTS, expect, test } from './shop/test'

const progress = (page: Page) => page.getByRole('region', { name: '包邮进度' })
const cards = (page: Page) => page.getByRole('region', { name: '全部商品' }).getByRole('article')

test('[RT-34 /yx] [RT-34 /yx/table] [RO-05] what is added moves the progress to free shipping, as cards and as a table', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  await page.goto('/yx')
  await expect(progress(page)).toContainText('满 ¥200.00 免运费，不满收 ¥8.00')
  await expect(progress(page)).toContainText('购物车里还没有选中本专区的商品')
  await cards(page).filter({ hasText: '按金额' }).first().getByRole('button', { name: '加入购物车' }).click()
  await expect(progress(page)).toContainText(/购物车已有 ¥/)
  const { total } = await call(page.request, 'GET', '/api/cart/list')
  const [zone] = total.shipping_data.zones
  expect(zone.zone).toBe('youx')
  await expect(progress(page)).toContainText(`购物车已有 ¥${zone.goods_amount}`)

  await page.getByRole('link', { name: '表格' }).click()
  await expect(page).toHaveURL('/yx/table')
  await expect(page.getByRole('table', { name: '商品' })).toBeVisible()
  await expect(progress(page)).toContainText(`购物车已有 ¥${zone.goods_amount}`)
})

test('[RT-34 /yx] [VA-06] a product that ships free from a number says how many are missing', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  await page.goto('/yx?in_stock=1')
  const card = cards(page)
    .filter({ hasText: /包邮满 \d/ })
    .filter({ has: page.getByRole('button', { name: '加入购物车' }) })
    .first()
  await card.getByRole('button', { name: '加入购物车' }).click()
  await expect(card).toContainText(/购物车\s*\d+ \S+，(还差 \d+|已包邮)/)
})

test('[RT-34 /yx/rule] the rules have no frame, and count who finds them useful', async ({ page }) => {
  await page.goto('/yx')
  await page.getByRole('main').getByRole('link', { name: '包邮规则', exact: true }).click()
  await expect(page).toHaveTitle('包邮规则 - 药集')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('table')).toContainText('包邮专区商品')
  await tabTo(page, page.getByRole('button', { name: '有用' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /有用/ }).first()).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByRole('button', { name: /有用/ }).first()).toHaveAttribute('aria-pressed', 'true')
})

test('[RT-37 /zyyp] [CH-11] herbs compare by origin, grade and kilogram, and go to the cart from there', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  const { list } = await call(page.request, 'GET', '/api/goods/list', { zone: 'zy', in_stock: 1 })
  const herb = list.find(
    (goods: { ypgg: string; origin: string; is_buy: number }) =>
      goods.ypgg === '500g/袋' && goods.origin !== '' && goods.is_buy === 1,
  )
  await page.goto('/zyyp?in_stock=1')
  const card = page
    .getByRole('article', { name: herb.name, exact: true })
    .filter({ hasText: herb.sccj })
    .first()
  await expect(card).toContainText(`产地${herb.origin}`)
  await expect(card).toContainText(`等级${herb.grade}`)
  await expect(card).toContainText(/每公斤¥\d/)
  await card.getByRole('button', { name: '加入购物车' }).click()
  await expect(progress(page)).toContainText(/购物车已有 ¥/)
  await expect(progress(page)).toContainText('满 ¥800.00 免运费')

  await page.getByRole('button', { name: '全部商品分类' }).click()
  const menu = page.getByRole('navigation', { name: '全部商品分类' })
  await expect(menu).toContainText('贵细')
})

test('[RT-37 /qxzq] devices say class, number and needed scope, and the buyer’s scopes are those of the service', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { list } = await call(page.request, 'GET', '/api/user/jyfw')
  const scope = list.find(({ name }: { name: string }) => name === '医疗器械')
  await page.goto('/qxzq')
  await expect(page.getByRole('region', { name: '器械经营资质' })).toContainText(
    `医疗器械：${scope.is_open === 1 ? '已开通' : '未开通'}`,
  )
  const registered = cards(page)
    .filter({ hasText: /类别[ⅠⅡⅢ] 类/ })
    .first()
  await expect(registered).toContainText(/注册证\S+械/)
})

test('[RT-37 /jxqzc] a limit in months leaves only what expires within it, cheaper than the ordinary price', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/jxqzc')
  await page.getByRole('button', { name: '到期' }).click()
  await page.getByRole('button', { name: /^3 个月内/ }).click()
  await expect(page).toHaveURL('/jxqzc?expiry_months=3')
  const { list, total } = await call(page.request, 'GET', '/api/goods/list', {
    zone: 'near_expiry',
    expiry_months: 3,
    facets: 1,
    sort: 'expiry',
  })
  await expect(page.getByText(`共 ${total} 种`, { exact: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(list.length)
  for (const text of await cards(page).allTextContents()) expect(text).toMatch(/剩余(不足 1|[123]) 个月/)
  const seen = list.find((goods: { normal_price?: string }) => goods.normal_price !== undefined)
  expect(Number(seen.price)).toBeLessThan(Number(seen.normal_price))
  await expect(
    page
      .getByRole('article', { name: seen.name, exact: true })
      .filter({ hasText: seen.normal_price })
      .first(),
  ).toContainText(/便宜\d+%/)
})

test('[RT-36 /kxzq] a request to buy is sent from the card, by keyboard, stays on it, and is granted', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/kxzq')
  const card = cards(page)
    .filter({ has: page.getByRole('link', { name: '申请权限' }) })
    .first()
  const name = await card.getAttribute('aria-label')
  await card.getByRole('link', { name: '申请权限' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '申请采购权限' })
  await expect(dialog).toContainText(name ?? '')
  await dialog.getByLabel(/每月预计采购数量/).fill('0')
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel(/每月预计采购数量/).fill('36')
  await page.keyboard.press('Enter')
  await expect(page.getByText('申请已提交')).toBeVisible()
  const same = page
    .getByRole('article', { name: name ?? '', exact: true })
    .filter({ hasText: '采购申请待处理' })
  await expect(same.first()).toBeVisible()
  await page.reload()
  await expect(same.first()).toBeVisible()
  const { list } = await call(page.request, 'GET', '/api/user/buy')
  expect(list[0]).toMatchObject({ number: 36, name, status_text: '待处理' })

  const [, phone = '', goods = ''] =
    /^(\d{11}) .*(goods=\d+) /m.exec(await operate(shop, 'permissions')) ?? []
  await operate(shop, 'permissions', 'grant', phone, goods)
  await page.goto('/kxzq')
  const permitted = page.getByRole('article', { name: name ?? '', exact: true }).filter({ hasText: '¥' })
  await expect(permitted.first()).toBeVisible()
  await expect(permitted.first().getByRole('link', { name: '申请权限' })).toHaveCount(0)
})

test('[RT-36 /kxzq] a request from the page of a product is for it, and leads back there', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  await page.goto('/kxzq')
  const card = cards(page)
    .filter({ has: page.getByRole('link', { name: '申请权限' }) })
    .first()
  const name = (await card.getAttribute('aria-label')) ?? ''
  await card.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const address = page.url()
  await page.getByRole('main').getByRole('link', { name: '申请权限' }).first().click()
  const dialog = page.getByRole('dialog', { name: '申请采购权限' })
  await expect(dialog).toContainText(name)
  await dialog.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(address)
})

test('[RT-36 /kxzq] a visitor is asked to log in, and no requests are read', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/kxzq')
  await expect(cards(page).first()).toContainText('登录后可见价格')
  expect(asked).not.toContain('/api/user/buy')
})

test('[RT-36 /kxzq/new] the newest controlled products come first', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { list } = await call(page.request, 'GET', '/api/goods/list', { zone: 'controlled', sort: 'newest' })
  await page.goto('/kxzq/new')
  await expect(page.getByRole('heading', { level: 1, name: '控销上新' })).toBeVisible()
  await expect(cards(page).first()).toHaveAccessibleName(list[0].name)
  await page.getByRole('main').getByRole('link', { name: '全部控销商品' }).click()
  await expect(page).toHaveURL('/kxzq')
})

test('[RT-36 /kxzq/goods/{url}/{ads?}] a promo row leads to its own page with its pictures; an unknown one leads on', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  await page.goto('/kxzq')
  await page.getByRole('region', { name: '控销热卖' }).getByRole('link', { name: /更多/ }).click()
  await expect(page).toHaveURL('/kxzq/goods/hot/16,18')
  await expect(page).toHaveTitle('控销热卖 - 药集')
  const pictures = page.getByRole('list', { name: '专区推荐' }).getByRole('link')
  await expect(pictures).toHaveCount(2)
  await page.getByRole('article').getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText(/已加入购物车/).first()).toBeVisible()
  await expect.poll(async () => (await call(page.request, 'GET', '/api/cart/list')).list.length).toBe(1)
  await page.goto('/kxzq/goods/nothing')
  await page.getByRole('link', { name: '看控销专区' }).click()
  await expect(page).toHaveURL('/kxzq')
})

test('[CH-01] [RT-34 /yx] a sort leaves the list in view, and Back returns to its position', async ({
  page,
}) => {
  await page.goto('/yx')
  await expect(cards(page).first()).toBeVisible()
  const list = page.getByRole('region', { name: '全部商品' })
  await list.evaluate(element => element.scrollIntoView())
  const position = () => page.evaluate(() => Math.round(window.scrollY))
  const top = await position()
  expect(top).toBeGreaterThan(20)
  await list.getByRole('button', { name: '价格' }).click()
  await expect(page).toHaveURL('/yx?sort=price_asc')
  await expect(list.getByRole('button', { name: '价格', pressed: true })).toBeInViewport()
  expect(await position()).toBe(top)
  await page.evaluate(() => window.scrollBy(0, 300))
  await expect.poll(position).toBe(top + 300)
  const home = page.getByRole('link', { name: '药集首页' }).first()
  // A click on the header before it sticks would scroll to it.
  await expect(home).toBeInViewport()
  await home.click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/yx?sort=price_asc')
  await expect.poll(position).toBe(top + 300)
})
