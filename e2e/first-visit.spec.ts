import type { Page } from '@playwright/test'
import { ACCOUNTS, expect, PASSWORD, test } from './shop/test'

const PAGES = [
  ['/', '限时秒杀'],
  ['/list', '全部商品'],
  ['/list/other/100', '西药'],
  ['/list/info/1000', '商品资料'],
] as const

/** Opens a page when the service has rendered it a moment ago: until then it is without content, or an older one. */
async function openRendered(page: Page, address: string) {
  const age = async () => {
    const text = await (await page.request.get(address)).text()
    return Number(/id="answers">{"age":(\d+)/.exec(text)?.[1] ?? Number.NaN)
  }
  await expect.poll(age, { timeout: 15_000 }).toBeLessThan(10_000)
  await page.goto(address, { waitUntil: 'commit' })
}

test.describe('without any code', () => {
  test.use({ javaScriptEnabled: false })

  for (const [address, heading] of PAGES) {
    test(`[RT-03] [RT-08] [RT-09] [RT-10] a visitor reads ${address}, and searches`, async ({ page }) => {
      await openRendered(page, address)
      await expect(page.getByRole('heading', { name: new RegExp(heading) }).first()).toBeVisible()
      await expect(page.getByRole('main')).toContainText('登录')
      await page.getByRole('combobox', { name: '搜索' }).fill('阿莫西林')
      await page.getByRole('combobox', { name: '搜索' }).press('Enter')
      await expect(page).toHaveURL(/\/search\?.*keywords=/)
    })
  }
})

for (const [address] of PAGES) {
  test(`[RT-03] [RT-08] [RT-09] [RT-10] the code takes ${address} over and asks for no answer again`, async ({
    page,
  }) => {
    const calls: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(pathname)
    })
    await openRendered(page, address)
    const shown = await page.getByRole('main').elementHandle()
    await page.getByRole('button', { name: '快捷键' }).click()
    await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible()
    // The same elements, not others in their place.
    expect(await shown?.evaluate(element => element.isConnected)).toBe(true)
    expect(
      calls.filter(path => ['/api/goods/list', '/api/index/spike', '/api/config/common'].includes(path)),
    ).toEqual([])
  })
}

for (const [address] of PAGES) {
  test(`[RT-03] [RT-08] [RT-09] [RT-10] ${address} comes compressed, and is painted without waiting for a file`, async ({
    page,
  }) => {
    await openRendered(page, address)
    await page.waitForLoadState('load')
    const { sent, content, waitedFor } = await page.evaluate(() => {
      const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const files = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus: string
      })[]
      return {
        sent: opened?.encodedBodySize ?? 0,
        content: opened?.decodedBodySize ?? 0,
        waitedFor: files.filter(each => each.renderBlockingStatus === 'blocking').map(({ name }) => name),
      }
    })
    expect(waitedFor).toEqual([])
    expect(sent).toBeLessThan(content / 4)
  })
}

/** Holds the code of a page until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async route => {
    await held
    await route.continue()
  })
  return () => release()
}

test('[AP-02] [CH-05] what is typed and pressed before the code is there is kept', async ({ page }) => {
  const release = await holdCode(page)
  await openRendered(page, '/list?in_stock=1')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('spinbutton') })
    .first()
  const number = card.getByRole('spinbutton')
  const step = Number(await number.getAttribute('value'))
  const field = page.getByRole('combobox', { name: '搜索' })
  await field.fill('阿莫西林')
  await number.fill(String(step * 3))
  await card.getByRole('button', { name: /加入购物车/ }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /购物车/ })).toBeVisible()
  const added = page.waitForRequest(
    request => request.url().endsWith('/api/cart') && request.method() === 'POST',
  )
  release()
  expect(new URLSearchParams((await added).postData() ?? '').toString()).toMatch(
    new RegExp(`number[^&]*=${step * 3}(&|$)`),
  )
  await expect(number).toHaveValue(String(step * 3))
  await expect(field).toHaveValue('阿莫西林')
})

test.describe('the login', () => {
  test('[RT-04] is painted without code, and its fields are there', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, route => route.abort())
    await openRendered(page, '/login')
    await expect(page.getByRole('textbox', { name: '手机号 / 用户名' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: '密码' })).toBeVisible()
  })

  test('[RT-04] sent before the code is there, it waits for it: the password is not in the address', async ({
    page,
  }) => {
    const release = await holdCode(page)
    await openRendered(page, '/login')
    const opened = page.url()
    await page.getByRole('textbox', { name: '手机号 / 用户名' }).fill(ACCOUNTS.approved)
    await page.getByRole('textbox', { name: '密码' }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: '登录' })).toBeVisible()
    expect(page.url()).toBe(opened)
    release()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner')).toContainText('安全退出')
  })
})

test('a browser with a session gets the page of its buyer, never that of a visitor', async ({ page }) => {
  await openRendered(page, '/list')
  await page.context().addCookies([{ name: 'yaoji', value: 'of-a-session', url: page.url() }])
  expect(await (await page.request.get('/list')).text()).not.toContain('id="answers"')
})
