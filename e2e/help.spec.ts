import type { APIRequestContext } from '@playwright/test'
import { call, logInByApi, tabTo } from './shop/buyer'
import { changeData } from './shop/database'
import { ACCOUNTS, expect, test } from './shop/test'

test('[RT-40 /help/{group}/{article}] the footer leads to an article, and the keyboard through the tree to others', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: '会员注册' }).click()
  await expect(page).toHaveTitle('会员注册 - 药集')
  await expect(page.getByRole('main')).toBeFocused()

  const tree = page.getByRole('navigation', { name: '帮助中心' })
  await expect(tree.getByRole('link', { name: '会员注册' })).toHaveAttribute('aria-current', 'page')
  await tabTo(page, tree.getByRole('button', { name: '支付与配送' }))
  await page.keyboard.press('Enter')
  await tabTo(page, tree.getByRole('link', { name: '运费规则' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('运费规则 - 药集')
  await expect(page.getByRole('table', { name: '运费标准' })).toContainText('中药饮片')
  await expect(tree.getByRole('link', { name: '运费规则' })).toHaveAttribute('aria-current', 'page')
})

test('[RT-40 /help/{group}/{article}] ?id= shows the documents of each kind of enterprise', async ({
  page,
}) => {
  await page.goto('/help/xrzn/hyzc?id=302')
  await expect(page).toHaveTitle('企业资质要求 - 药集')
  await expect(page.getByRole('row', { name: /药品经营许可证/ })).toContainText('必需')
})

test('[RT-41 /help/zfps/ddzf] [RT-41 /help/zfps/hwps] [RT-41 /help/zfps/ypth] paying, delivery and returns follow each other', async ({
  page,
}) => {
  await page.goto('/help/pay')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^订单支付/ })
    .last()
    .click()
  await expect(page).toHaveTitle('订单支付 - 药集')
  await page.getByRole('link', { name: '下一篇：货物配送' }).click()
  await expect(page).toHaveTitle('货物配送 - 药集')
  await page.getByRole('link', { name: '申请退换' }).click()
  await expect(page).toHaveTitle('药品退换 - 药集')
})

test('[RT-40 /help] a search finds articles, on a phone too, and an unknown address offers the nearest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/help/zfps/nothing')
  await expect(page.getByRole('heading', { level: 1, name: '没有找到这篇帮助' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('region', { name: '支付与配送' })).toBeVisible()
  await page.getByRole('searchbox', { name: '搜索帮助' }).fill('满减')
  await page.keyboard.press('Enter')
  await page
    .getByRole('main')
    .getByRole('link', { name: /阶梯价与满减/ })
    .click()
  await expect(page).toHaveTitle('阶梯价与满减 - 药集')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const tree = page.getByRole('navigation', { name: '帮助中心' })
  await tree.getByRole('button', { name: '帮助中心目录' }).click()
  await tree.getByRole('link', { name: '安全购药' }).click()
  await expect(page).toHaveTitle('安全购药 - 药集')
  await expect(tree.getByRole('link', { name: '安全购药' })).toBeHidden()
})

test('a heading has an address, which shows it below the header', async ({ page }) => {
  await page.goto('/help/fwbz/yhxy')
  await page.getByRole('link', { name: '链接到“四、质量责任”' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#/)
  const heading = page.getByRole('heading', { name: '四、质量责任' })
  await page.reload()
  await expect(heading).toBeInViewport()
})

test('a vote is kept, counted, and can be changed', async ({ page }) => {
  await page.goto('/help/zfps/llps')
  await page.getByRole('button', { name: /^有用/ }).click()
  await expect(page.getByRole('button', { name: '有用 1', pressed: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '有用 1', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: /^没用/ }).click()
  await expect(page.getByRole('button', { name: '没用 1', pressed: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '有用', exact: true })).toBeVisible()
})

test('[RT-42 /news/hy] [RT-42 /news/company] [RT-42 /news/info/{id}/{type}] news lead to their articles', async ({
  page,
}) => {
  await page.goto('/news/hy')
  await page.getByRole('link', { name: '药品追溯码：门店扫码要点' }).click()
  await expect(page).toHaveTitle('药品追溯码：门店扫码要点 - 药集')
  await page.goBack()
  await page.getByRole('navigation', { name: '资讯' }).getByRole('link', { name: '公司新闻' }).click()
  await expect(page).toHaveTitle('公司新闻 - 药集')
  await expect(page.getByRole('link', { name: '多店管理上线' })).toBeVisible()
})

/** Addresses of the shop in a value. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/[a-z]/i.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

/** Addresses outside the help centre to which its articles link. A test of the demo data follows those inside. */
async function linksOfArticles(request: APIRequestContext): Promise<string[]> {
  const { list } = await call(request, 'GET', '/api/article/category', { category_id: 3 })
  const ids: number[] = list.flatMap((group: { children: { id: number }[] }) =>
    group.children.map(({ id }) => id),
  )
  const articles = await Promise.all(ids.map(id => call(request, 'GET', `/api/article/${id}`)))
  return addressesIn(articles).filter(address => !address.startsWith('/help/'))
}

test('[RT-40] [RT-41] every link of the footer, and from an article to another part of the shop, leads to a page', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/help')
  const footer = page.getByRole('contentinfo').getByRole('link')
  await expect(footer.first()).toBeVisible()
  const linked = await footer.evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  const inside = linked.filter(url => url.startsWith('/'))
  const addresses = new Set([...inside, ...(await linksOfArticles(page.request))])
  expect(addresses.size).toBeGreaterThan(15)
  for (const address of addresses) {
    await page.goto(address)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading, address).toHaveCount(1)
    await expect(heading, address).not.toHaveText(/没有找到/)
  }
})

test('[AP-63] an article that the operator changes is shown as it is now', async ({ page, shop }) => {
  await page.goto('/help/gywm/lxwm')
  await expect(page).toHaveTitle('联系我们 - 药集')
  await shop.stop()
  await changeData(shop.data, `update articles set name = '怎样联系我们' where url = '/help/gywm/lxwm'`)
  await shop.restart()
  await page.reload()
  await expect(page).toHaveTitle('怎样联系我们 - 药集')
  await expect(
    page.getByRole('navigation', { name: '帮助中心' }).getByRole('link', { name: '怎样联系我们' }),
  ).toHaveAttribute('aria-current', 'page')
})
