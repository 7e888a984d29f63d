import { logInByApi } from './shop/buyer'
import { ACCOUNTS, expect, test } from './shop/test'

test('[SV-02 3] [CH-06 2] pinyin initials suggest names, and Enter on a suggestion finds its products', async ({
  page,
}) => {
  await page.goto('/')
  const box = page.getByRole('combobox', { name: '搜索商品' })
  await box.fill('amxl')
  await expect(page.getByRole('option').first()).toContainText('阿莫西林')
  await box.press('ArrowUp')
  await box.press('Enter')
  await page.waitForURL(/\/search\?keywords=/)
  await expect(page.getByRole('article').first()).toContainText('阿莫西林')
})

test('[ST-06 1, ST-06 5] [CH-06 4] Esc closes the suggestions, and a text without suggestions says so', async ({
  page,
}) => {
  await page.goto('/')
  const box = page.getByRole('combobox', { name: '搜索商品' })
  await box.fill('amxl')
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await box.fill('zzzzqqqq')
  await expect(page.getByText('暂无数据')).toBeVisible()
})

test('[ST-06] [VA-05] text in IME composition neither searches nor requests suggestions', async ({
  page,
}) => {
  await page.goto('/')
  const requests: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/goods/search')) requests.push(request.url())
  })
  await page.getByRole('combobox', { name: '搜索商品' }).focus()
  const ime = await page.context().newCDPSession(page)
  await ime.send('Input.imeSetComposition', { text: 'a', selectionStart: 1, selectionEnd: 1 })
  await ime.send('Input.imeSetComposition', { text: 'a mo', selectionStart: 4, selectionEnd: 4 })
  await page.waitForFunction(() => performance.now() > 0)
  await expect(page).toHaveURL('/')
  expect(requests).toEqual([])
  await ime.send('Input.insertText', { text: '阿莫西林' })
  await expect(page.getByRole('option').first()).toContainText('阿莫西林')
  expect(requests).toHaveLength(1)
})

test('[CH-05 2] [CN-05 2] the radio switch searches by manufacturer', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: '厂家' }).check()
  await page.getByRole('combobox', { name: '搜索商品' }).fill('齐鲁')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await page.waitForURL(/type=1/)
  await expect(page.getByRole('article').first()).toContainText('齐鲁')
})

test('[RT-11 /search] filters in the address apply, also after a reload', async ({ page }) => {
  await page.goto('/search?keywords=阿莫西林')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/search?keywords=阿莫西林&dosage_form=胶囊剂')
  await expect(page.getByRole('article').first()).toContainText('胶囊')
  await page.reload()
  await expect(page.getByRole('article').first()).toContainText('胶囊')
})

test('[RT-11 /search] an empty result suggests what to try', async ({ page }) => {
  await page.goto('/search?keywords=根本没有这个药')
  await expect(page.getByText('没有找到“根本没有这个药”')).toBeVisible()
  await expect(page.getByRole('link', { name: '按厂家再找' })).toBeVisible()
})

test('[RT-11 /search] [SV-02] a wrong character shows the likely products, and says by what it searched', async ({
  page,
}) => {
  await page.goto('/search?keywords=阿莫希林')
  const main = page.getByRole('main')
  await expect(main.getByText(/没有“阿莫希林”，已按\s*阿莫西林\s*显示 \d+ 种商品/)).toBeVisible()
  await expect(main.getByRole('article').first()).toContainText('阿莫西林')
  await main.getByRole('link', { name: '阿莫西林', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“阿莫西林”的搜索结果')
  await expect(main.getByText(/没有“/)).toHaveCount(0)
})

test('[RT-11 /search] [SV-02 4] a maker among drugs names its makers, and each leads to its products', async ({
  page,
}) => {
  await page.goto('/search?keywords=同仁堂')
  const main = page.getByRole('main')
  await expect(main.getByText(/以下是厂家\s*同仁堂/)).toBeVisible()
  await main
    .getByRole('link', { name: /北京同仁堂饮片厂/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/list\?sccj=/)
  await expect(main.getByRole('article').first()).toContainText('北京同仁堂饮片厂')
})

test('[RT-11 /search] [RT-31] what is not found at all leads to a request with its name', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/search?keywords=根本没有这个药')
  await page.getByRole('link', { name: '登记求购' }).click()
  await expect(page.getByLabel('药品名称')).toHaveValue('根本没有这个药')
})

test('[RT-11 /search/table] the table shows the same products in rows', async ({ page }) => {
  await page.goto('/search/table?keywords=布洛芬')
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  await expect(table.getByRole('row').nth(1)).toContainText('布洛芬')
  await page.goto('/list/no_image')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('article').first().locator('img')).toHaveCount(0)
})

test('[RT-08] a category page shows its heading and products', async ({ page }) => {
  await page.goto('/list/other/101')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/list/other/abc')
  await expect(page.getByRole('heading', { name: '没有这个分类' })).toBeVisible()
})
