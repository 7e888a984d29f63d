import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requiredRoutes } from '../apps/storefront/src/testing/requiredRoutes'
import { ACCOUNTS, expect, logIn, test } from './shop/test'

const REQUIRED = requiredRoutes(readFileSync(join(import.meta.dirname, '../docs/requirements.md'), 'utf8'))

/** Steps that lead a visitor to the first one. */
const LATER_STEPS = ['/register/step2', '/register/step3', '/forget/step2', '/forget/step3']

for (const { id, path } of REQUIRED.filter(({ path }) => LATER_STEPS.includes(path))) {
  test(`[${id} ${path}] leads a visitor to step 1, also after a reload`, async ({ page }) => {
    const first = path.replace(/\d$/, '1')
    await page.goto(path)
    await expect(page).toHaveURL(first)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.goto(path)
    await page.reload()
    await expect(page).toHaveURL(first)
    await expect(page).toHaveTitle(`${REQUIRED.find(row => row.path === first)?.title} - 药集`)
  })
}

test('[RT-01] an unknown address redirects to /404', async ({ page }) => {
  await page.goto('/there/is/no/such/page')
  await expect(page).toHaveURL('/404')
  await expect(page.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible()
})

test('a missing asset is a 404, never the page', async ({ request }) => {
  const response = await request.get('/assets/gone-1234.js')
  expect(response.status()).toBe(404)
})

test('[RT-06] an activity’s short address redirects inside the shop, never to another site', async ({
  page,
}) => {
  await page.goto('/activity/yx')
  await expect(page).toHaveURL('/yx')
  await page.goto('/activity/https:%2F%2Fevil.example')
  await expect(page).toHaveURL('/noActivity')
})

test('[RT-43] eleven_index redirects to the main site', async ({ page, shop }) => {
  await page.goto('/eleven_index', { waitUntil: 'commit' })
  await expect(page).toHaveURL(`${shop.url}/`)
})

test('[RT-43] eleven_index removes the login mark before it redirects', async ({ page, shop }) => {
  await page.goto('/404')
  await page.evaluate(() => sessionStorage.setItem('yaoji.login', '1'))
  await page.goto('/eleven_index', { waitUntil: 'commit' })
  await expect(page).toHaveURL(`${shop.url}/`)
  expect(await page.evaluate(() => sessionStorage.getItem('yaoji.login'))).toBeNull()
})

test('[CH-01] header and footer follow the route’s flags', async ({ page }) => {
  await page.goto('/list')
  await expect(page.getByRole('combobox', { name: '搜索商品' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.goto('/login')
  await expect(page.getByRole('combobox', { name: '搜索商品' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible()
  await page.goto('/loading')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('[CH-01] going back restores the scroll position', async ({ page }) => {
  await page.goto('/list')
  await page.getByRole('article').first().waitFor()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700)
  const before = await page.evaluate(() => scrollY)
  await page.getByRole('article').nth(20).getByRole('link').first().click()
  await page.waitForURL(/\/list\/info\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(10)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 5)
})

test('[RO-04 2] a page for buyers redirects a visitor to the login page, and returns after the login', async ({
  page,
}) => {
  await page.goto('/order?tab=paid')
  await page.waitForURL(/\/login\?from=/)
  await page.getByLabel('手机号 / 用户名').fill(ACCOUNTS.approved)
  await page.getByLabel('密码', { exact: true }).fill('Yaoji@2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL('/order?tab=paid')
})

test('[RT-04] [ST-07 1, ST-07 2] logging out removes the mark and reloads as a visitor', async ({ page }) => {
  await logIn(page, ACCOUNTS.approved)
  expect(await page.evaluate(() => sessionStorage.getItem('yaoji.login'))).toBe('1')
  await page.getByRole('button', { name: '安全退出' }).click()
  await expect(page.getByRole('link', { name: '登录', exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('yaoji.login'))).toBeNull()
})

test('[RT-04] a wrong password says so and keeps the account', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('手机号 / 用户名').fill(ACCOUNTS.waiting)
  await page.getByLabel('密码', { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: '登录', exact: true }) })
  await expect(form.getByText(/密码不正确|密码错误/)).toBeVisible()
  await expect(page.getByLabel('手机号 / 用户名')).toHaveValue(ACCOUNTS.waiting)
})
