import { call, fillCart, logInByApi } from './shop/buyer'
import { ACCOUNTS, expect, test } from './shop/test'

test('[RT-03] [RT-21] a buyer with regular products begins the day with what is due: Ctrl+Enter adds it on home, Enter on the desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logInByApi(page.request, ACCOUNTS.regular)
  await fillCart(page.request, [])
  await page.goto('/')
  const home = page.getByRole('region', { name: /^今日补货：\d+ 种该补货了$/ })
  await expect(home.getByText('该补货了').first()).toBeVisible()
  await expect(page.getByRole('region', { name: '药集活动' })).toHaveJSProperty('offsetHeight', 96)
  await expect(home.getByText(/^下面还有 \d+ 种$/)).toBeVisible()
  const numbers = home.getByRole('textbox')
  await numbers.first().press('Enter')
  await expect(numbers.nth(1)).toBeFocused()
  const due = Number(/\d+/.exec((await home.getByRole('heading').textContent()) ?? '')?.[0])
  await numbers.nth(1).press('Control+Enter')
  await expect(home.getByText(`已加入 ${due} 种`)).toBeVisible()
  await expect(home.getByText(/^已加入，购物车现有 \d+ /)).toHaveCount(due)
  await home.getByRole('tab', { name: '上一单' }).click()
  await expect(home.getByRole('table', { name: '上一单' })).toBeVisible()
  await home.getByRole('link', { name: '全部常购商品' }).click()
  const desk = page.getByRole('region', { name: /^今日补货/ })
  await expect(desk.getByRole('spinbutton')).toHaveCount(10)
  await expect(desk.getByRole('button', { name: /^购物车 \d+，修改数量：/ })).toHaveCount(due)
  await desk.getByRole('spinbutton').nth(due).press('Enter')
  await expect.poll(async () => (await call(page.request, 'GET', '/api/cart/list')).list.length).toBe(due + 1)
})

test('[RT-03] on a small screen what is due is a line in the place of the banner, which leads to the desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInByApi(page.request, ACCOUNTS.regular)
  await page.goto('/')
  await page.getByRole('link', { name: /^今日补货：\d+ 种该补货了/ }).click()
  await expect(page).toHaveURL('/user')
  await expect(
    page
      .getByRole('region', { name: /^今日补货/ })
      .getByText('该补货了')
      .first(),
  ).toBeVisible()
})
