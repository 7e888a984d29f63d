import type { Page } from '@playwright/test'
import { call, logInByApi } from './shop/buyer'
import type { Shop } from './shop/server'
import { ACCOUNTS, expect, inShopOf, NEW_PASSWORD, test } from './shop/test'

inShopOf('wechat')

const NEW_PHONE = '13911110011'

/** Requests a code in the form that is open, and fills it in. */
async function fillCode(page: Page, shop: Shop, phone: string) {
  const before = shop.smsCode(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送')).toBeVisible()
  await expect.poll(() => shop.smsCode(phone)).not.toBe(before)
  await page.getByLabel('短信验证码').fill(shop.smsCode(phone) ?? '')
}

/** Answers on the page of WeChat; returns the name of the account that it shows. */
async function answerWechat(page: Page, button: '同意' | '拒绝'): Promise<string> {
  await expect(page.getByRole('heading', { name: '药集申请使用您的微信' })).toBeVisible()
  const nickname = (await page.getByText(/^微信用户\d{4}$/).textContent()) ?? ''
  await page.getByRole('button', { name: button }).click()
  return nickname
}

test('[RT-25 /zhzx/bdwx] [RT-17 /register/wechat] [AP-19] [AP-20] a buyer binds WeChat, logs in by it, and removes it on another device', async ({
  page,
  shop,
  browser,
}) => {
  test.setTimeout(120_000)
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/zhzx/bdwx')
  await expect(page).toHaveTitle('绑定微信 - 药集')
  await expect(page.getByText('未绑定')).toBeVisible()
  await page.getByRole('button', { name: '绑定微信' }).click()
  await fillCode(page, shop, ACCOUNTS.approved)
  await page.getByRole('button', { name: '去微信确认' }).click()
  const nickname = await answerWechat(page, '同意')
  await expect(page.getByText(`已绑定微信“${nickname}”`)).toBeVisible()
  await expect(page).toHaveURL('/zhzx/bdwx')
  expect((await call(page.request, 'GET', '/api/user/wechat')).nickname).toBe(nickname)

  await call(page.request, 'DELETE', '/api/user/logout')
  await page.goto('/login?from=/zhzx/bdwx')
  await page.getByRole('link', { name: '微信登录' }).click()
  await page.getByRole('button', { name: '去微信确认' }).click()
  await answerWechat(page, '同意')
  await expect(page).toHaveURL('/zhzx/bdwx')
  await expect(page.getByText('已绑定', { exact: true })).toBeVisible()
  await expect(page.getByText(nickname)).toBeVisible()

  const device = await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } })
  const phone = await device.newPage()
  await logInByApi(phone.request, ACCOUNTS.approved)
  await phone.goto('/zhzx/bdwx')
  await expect(phone.getByText(nickname)).toBeVisible()
  await phone.getByRole('button', { name: '解除绑定' }).click()
  await fillCode(phone, shop, ACCOUNTS.approved)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await phone.getByRole('dialog').getByRole('button', { name: '解除绑定' }).click()
  await expect(phone.getByText('未绑定')).toBeVisible()
  await device.close()

  await page.reload()
  await expect(page.getByText('未绑定')).toBeVisible()
  await call(page.request, 'DELETE', '/api/user/logout')
  await page.goto('/register/wechat')
  await page.getByRole('button', { name: '去微信确认' }).click()
  await answerWechat(page, '同意')
  await expect(page.getByText(`微信“${nickname}”还没有绑定账号`)).toBeVisible()
})

test('[RT-17 /register/wechat] a WeChat without an account registers with a phone; the account is bound to it', async ({
  page,
  shop,
}) => {
  await page.goto('/register/wechat')
  await expect(page).toHaveTitle('微信注册 - 药集')
  await page.getByRole('button', { name: '去微信确认' }).click()
  await answerWechat(page, '拒绝')
  await expect(page.getByText(/^您在微信里没有同意/)).toBeVisible()

  await page.getByRole('button', { name: '去微信确认' }).click()
  const nickname = await answerWechat(page, '同意')
  await expect(page).toHaveURL('/register/wechat')
  await page.reload()
  await expect(page.getByText(`微信“${nickname}”还没有绑定账号`)).toBeVisible()
  await page.getByLabel('手机号').fill(NEW_PHONE)
  await fillCode(page, shop, NEW_PHONE)
  await page.getByLabel('登录密码', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await page.getByRole('button', { name: '注册并继续' }).click()
  await expect(page).toHaveURL('/register/step2')
  expect((await call(page.request, 'GET', '/api/user/wechat')).nickname).toBe(nickname)

  await page.goto('/register/wechat')
  await expect(page.getByText('您已登录')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '绑定微信' }).click()
  await expect(page.getByText(nickname)).toBeVisible()
})

test('[RT-25 /zhzx/bdwx] [SV-05] a link with the confirmation of another browser binds nothing', async ({
  page,
  shop,
  browser,
}) => {
  const attacker = await browser.newContext({ baseURL: shop.url })
  const stranger = await attacker.newPage()
  await logInByApi(stranger.request, ACCOUNTS.waiting)
  await stranger.goto('/zhzx/bdwx')
  await stranger.getByRole('button', { name: '绑定微信' }).click()
  await fillCode(stranger, shop, ACCOUNTS.waiting)
  await stranger.getByRole('button', { name: '去微信确认' }).click()
  const returned = stranger.waitForRequest(request => request.url().includes('/zhzx/bdwx?code='))
  await stranger.route('**/zhzx/bdwx?code=**', route => route.abort())
  await answerWechat(stranger, '同意')
  const link = (await returned).url()
  await attacker.close()

  await logInByApi(page.request, ACCOUNTS.unsigned)
  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText('微信确认已失效，请重新确认')
  await expect(page.getByText('未绑定')).toBeVisible()
  expect((await call(page.request, 'GET', '/api/user/wechat')).is_bound).toBe(0)
})
