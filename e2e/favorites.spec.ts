import { call, fillCart, goodsFor, logInByApi } from './shop/buyer'
import { ACCOUNTS, expect, test } from './shop/test'

test('[RT-23 /star] a product that becomes a favourite appears with its price; removing it can be undone', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.unsigned)
  await page.goto('/star')
  await expect(page).toHaveTitle('我的收藏 - 药集')
  await expect(page.getByText('还没有收藏商品')).toBeVisible()
  const [first, second] = await goodsFor(page.request, '颗粒')
  const added = { 'goods_ids[0]': first!.id, 'goods_ids[1]': second!.id }
  await call(page.request, 'POST', '/api/favorite', added)
  await page.reload()
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: first!.name, exact: true }) })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('¥')

  const total = async () => (await call(page.request, 'GET', '/api/favorite')).total
  await row.getByRole('button', { name: `移除 ${first!.name}` }).click()
  await expect(row).toHaveCount(0)
  expect(await total()).toBe(1)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(row).toHaveCount(1)
  expect(await total()).toBe(2)
})

test('[RT-32 /zzfw/star] several favourites go to the cart at once', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  await page.goto('/zzfw/star')
  await expect(page).toHaveTitle('我的收藏 - 药集')
  const rows = page.getByRole('table', { name: '我的收藏' }).getByRole('rowheader')
  await expect(page.getByRole('table', { name: '我的收藏' }).getByRole('row').nth(1)).toContainText(
    /\d{4}-\d{2}-\d{2}/,
  )
  const { total } = await call(page.request, 'GET', '/api/favorite')
  await expect(rows).toHaveCount(Math.min(total, 20))
  const boxes = page.getByRole('checkbox', { name: /^选择 / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: '加入购物车', exact: true }).click()
  await expect(page.getByText('2 种商品已加入购物车')).toBeVisible()
  await expect.poll(async () => (await call(page.request, 'GET', '/api/cart/list')).list.length).toBe(2)
})

test('[RT-23 /star] [LB-05] a number that is typed in a row is added by Enter, and the next row has the focus', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await fillCart(page.request, [])
  await page.goto('/star')
  const numbers = page.getByRole('table', { name: '我的收藏' }).getByRole('spinbutton', { disabled: false })
  await numbers.first().click()
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  await expect(numbers.nth(1)).toBeFocused()
  await expect(page.getByRole('button', { name: '✓ 20' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^购物车 20，修改数量：/ })).toBeVisible()
  const { list } = await call(page.request, 'GET', '/api/cart/list')
  expect(list.map((line: { number: number }) => line.number)).toEqual([20])
})
