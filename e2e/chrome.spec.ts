import { askForAnswers, fillCart, logInByApi } from './shop/buyer'
import { ACCOUNTS, expect, logIn, test } from './shop/test'

for (const width of [1440, 390]) {
  test(`[RT-03] home keeps its height while the lower sections load, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: '限时秒杀' })).toBeVisible()
    const foot = page.getByRole('contentinfo')
    const before = (await foot.boundingBox())?.y ?? 0
    await foot.scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: '热销商品' })).toBeVisible()
    for (const name of ['品牌专区', '五官皮肤', '感冒止咳']) {
      await page.getByRole('main').getByRole('heading', { name }).scrollIntoViewIfNeeded()
    }
    await expect(page.getByRole('article').first()).toBeVisible()
    const after = await foot.evaluate(element => element.getBoundingClientRect().top + scrollY)
    expect(Math.abs(after - before)).toBeLessThan(before * 0.06)
  })
}

test('[RT-03 1, RT-03 2] home shows categories, nav, banner, second-kill, zones, brands, hot goods', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: '全部商品分类' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link').first()).toBeVisible()
  await expect(
    page.getByRole('region', { name: '药集活动' }).or(page.getByLabel('药集活动')).first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: '限时秒杀' })).toBeVisible()
  await page.mouse.wheel(0, 1200)
  await expect(page.getByRole('heading', { name: '感冒止咳' })).toBeVisible()
  await page.mouse.wheel(0, 6000)
  await expect(page.getByRole('heading', { name: '品牌专区' })).toBeVisible()
  await page.mouse.wheel(0, 6000)
  await expect(page.getByRole('heading', { name: '热销商品' })).toBeVisible()
})

test('[CH-03 1, CH-03 3, CH-03 4] [CH-04 1] [RO-01] a visitor sees login and register, a buyer the company and the logout button', async ({
  page,
}) => {
  await page.goto('/list')
  await expect(page.getByRole('link', { name: '登录', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '注册' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '首页', exact: true }).first()).toBeVisible()
  await logIn(page, ACCOUNTS.approved)
  await expect(page.getByRole('link', { name: '武汉康宁大药房有限公司' }).first()).toHaveAttribute(
    'href',
    '/user',
  )
  await expect(page.getByRole('button', { name: '安全退出' })).toBeVisible()
})

test('[CH-08 1, CH-08 2, CH-08 3] [RO-02 3] a buyer with an account manager sees the manager’s contact', async ({
  page,
}) => {
  await logIn(page, ACCOUNTS.approved)
  await expect(page.getByText('专属服务')).toBeVisible()
  await expect(page.getByText('027-87650118')).toBeVisible()
  await expect(page.getByText('投诉热线')).toBeVisible()
})

test('[CH-07 1] the cart button counts the lines of the cart', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  await fillCart(page.request, [])
  await page.goto('/search?keywords=阿莫西林')
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText(/已加入购物车/)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /购物车/ })).toContainText('1')
})

test('[CH-09] the category menu opens its flyout by keyboard, and Esc returns the focus', async ({
  page,
}) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: '全部商品分类' }).last()
  const first = nav.getByRole('button').first()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await expect(first).toBeFocused()
})

test('[CH-10 3] [CN-04] from 205 px of scroll the header is sticky, with its search box', async ({
  page,
}) => {
  await page.goto('/list')
  await page.getByRole('article').first().waitFor()
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('combobox', { name: '搜索商品' })).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('combobox', { name: '搜索商品' })).toBeInViewport()
})

test('[CH-10] [CH-15] the header of the checkout, which has no search, scrolls away and leaves its height to the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  await page.goto('/cart/step2')
  await expect(page.getByRole('main').getByRole('link', { name: '回购物车' })).toBeVisible()
  const home = page.getByRole('banner').getByRole('link', { name: '药集首页' })
  await expect(home).toBeInViewport()
  await page.mouse.wheel(0, 600)
  await expect(home).not.toBeInViewport()
})

test('[CH-13 4] the first screen has one ad to close; the bottom one comes with the first scroll, and stays closed', async ({
  page,
}) => {
  await page.goto('/')
  const ads = page.getByRole('complementary', { name: '广告' })
  await expect(ads).toHaveCount(1)
  await page.mouse.wheel(0, 200)
  await expect(ads).toHaveCount(2)
  await ads.last().getByRole('button').click()
  await page.reload()
  await expect(page.getByRole('heading', { name: '限时秒杀' })).toBeVisible()
  await page.mouse.wheel(0, 200)
  await expect(page.getByRole('heading', { name: /包邮专区|品牌/ }).first()).toBeVisible()
  await expect(ads).toHaveCount(1)
})

test('[CH-16 1, CH-16 3, CH-16 4] the footer shows the licences, the notice about unpublished content, and the year', async ({
  page,
}) => {
  await page.goto('/list')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('药品经营许可证')
  await expect(footer).toContainText('本站不发布')
  await expect(footer).toContainText(String(new Date().getFullYear()))
})

test('[CH-12 1, CH-12 2, CH-12 5] the login page has the reduced header', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible()
  await expect(page.getByRole('button', { name: '添加到桌面' })).toBeVisible()
  await expect(page.getByText('400-820-2026')).toBeVisible()
})

test('[RT-10] the product page shows the name and batches, and can add the product to the favourites', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/search?keywords=新达贝宁')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/list\/info\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('阿莫西林')
  await expect(page.getByRole('heading', { name: '批号与效期' })).toBeVisible()
  await page.getByRole('button', { name: '收藏' }).click()
  await expect(page.getByText('收藏成功', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '查看收藏' })).toBeVisible()
})

/** The colour of the theme for each tag. */
const TAG_COLOURS = {
  优: 'select',
  秒: 'spike',
  满: 'reduction',
  换购: 'exchange',
  赠: 'gift',
  特: 'special',
  新: 'fresh',
}

test('[CN-03 1, CN-03 2] each tag of a product has its own colour of the theme', async ({ page, shop }) => {
  await askForAnswers(page, shop.url)
  await page.route('**/api/goods/detail/*', async route => {
    const response = await route.fetch()
    const { data, ...envelope } = await response.json()
    const tags = Object.keys(TAG_COLOURS).map(name => ({ name, describe: name, is_show: 1, isLadder: 0 }))
    await route.fulfill({
      response,
      json: { ...envelope, data: { ...data, goods: { ...data.goods, tags } } },
    })
  })
  await page.goto('/list/info/1000')
  const list = page.getByRole('list', { name: '活动标签' }).first()
  await expect(list.getByRole('listitem')).toHaveCount(7)
  const shown = await list.locator('[data-tag]').evaluateAll(tags =>
    tags.map(tag => {
      const { color, backgroundColor } = getComputedStyle(tag)
      return [tag.getAttribute('data-tag'), color, backgroundColor]
    }),
  )
  const wanted = await page.evaluate(colours => {
    const probe = document.body.appendChild(document.createElement('i'))
    return Object.entries(colours).map(([tag, colour]) => {
      // The tag of a second-kill is filled.
      const filled = colour === 'spike'
      probe.style.color = `var(--yaoji-${filled ? 'color-surface' : `tag-${colour}`})`
      probe.style.backgroundColor = `var(--yaoji-tag-${colour}${filled ? '' : '-wash'})`
      const { color, backgroundColor } = getComputedStyle(probe)
      return [tag, color, backgroundColor]
    })
  }, TAG_COLOURS)
  expect(shown).toEqual(wanted)
  expect(new Set(shown.map(([, colour]) => colour)).size).toBe(7)
})

test('[RT-10] the page of a product that does not exist says so', async ({ page }) => {
  await page.goto('/list/info/99999999')
  await expect(page.getByRole('heading', { name: '没有找到这个商品' })).toBeVisible()
})

for (const [width, covers] of [
  [1366, false],
  [1280, true],
] as const) {
  test(`[CH-14 2] at ${width} px the open side cart ${covers ? 'is above' : 'covers no column of'} a table of products`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/list/table')
    const aside = page.getByRole('complementary', { name: '购物车侧栏' })
    const table = page.getByRole('main').getByRole('table').first()
    await expect(table).toBeVisible()
    await aside.getByRole('button', { name: /^购物车/ }).click()
    await expect.poll(async () => (await aside.boundingBox())?.width).toBe(310)
    const end = async () => {
      const box = await table.boundingBox()
      return box ? box.x + box.width : 0
    }
    const start = (await aside.boundingBox())?.x ?? 0
    expect((await end()) > start).toBe(covers)
  })
}

test('[CH-14 1, CH-14 2, CH-14 4] [CN-04 1, CN-04 2] the side cart is 40 px wide, opens at 310 px, and is disabled on step 1', async ({
  page,
}) => {
  await page.goto('/list')
  const aside = page.getByRole('complementary', { name: '购物车侧栏' })
  const toggle = aside.getByRole('button', { name: /^购物车/ })
  // The other links of the side nav must not cover the toggle.
  await expect(page.getByRole('navigation', { name: '侧边快捷' }).getByRole('link').first()).toBeVisible()
  const width = async () => (await aside.boundingBox())?.width
  expect(await width()).toBe(40)
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(width).toBe(310)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: '购物车', level: 1 })).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-disabled', 'true')
})
