import { logInByApi } from './shop/buyer'
import { ACCOUNTS, expect, test } from './shop/test'

test('[RO-02 1] the member centre has its menu beside the page, on a phone behind a button', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/order')
  const menu = page.getByRole('navigation', { name: '会员中心' })
  await expect(menu.getByRole('link', { name: '我的订单' })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: '收货地址' }).click()
  await expect(page).toHaveTitle('收货地址 - 药集')
  await expect(menu.getByRole('button')).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(menu.getByRole('link', { name: '我的订单' })).toBeHidden()
  await menu.getByRole('button', { name: '会员中心菜单' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await menu.getByRole('link', { name: '我的订单' }).click()
  await expect(page).toHaveURL('/order')
  await expect(menu.getByRole('link', { name: '收货地址' })).toBeHidden()
})
