import type { Page } from '@playwright/test'
import { logInByApi } from './shop/buyer'
import type { Shop } from './shop/server'
import { ACCOUNTS, expect, inShopOf, PASSWORD, test } from './shop/test'

inShopOf('forget')

const NEW_PASSWORD = 'Kangning-2027'

/** Requests a code on the open page, and enters it. */
async function enterCode(page: Page, shop: Shop, phone: string) {
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送')).toBeVisible()
  await expect.poll(() => shop.smsCode(phone)).toBeTruthy()
  await page.getByLabel('短信验证码').fill(shop.smsCode(phone) ?? '')
}

async function tryPassword(page: Page, account: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('手机号 / 用户名').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('[RT-20 /forget] [RT-20 /forget/step1] [RT-20 /forget/step2] [RT-20 /forget/step3] a buyer resets a forgotten password: the new one logs in, the old one and other sessions do not', async ({
  page,
  browser,
  shop,
}) => {
  const phone = ACCOUNTS.expired
  const other = await browser.newPage({ baseURL: shop.url })
  await logInByApi(other.request, phone)

  await page.goto('/login')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await expect(page).toHaveURL('/forget/step1')
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await enterCode(page, shop, phone)
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page).toHaveURL('/forget/step2')
  await page.reload()
  await expect(page).toHaveTitle('重置密码 - 药集')
  await page.getByLabel('新密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByText('新密码不能与当前密码相同')).toBeVisible()
  await page.getByLabel('新密码', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByRole('heading', { name: '密码已重置' })).toBeVisible()
  await expect(page).toHaveTitle('重置成功 - 药集')

  await other.goto('/order')
  await expect(other).toHaveURL(/\/login/)
  await other.close()
  await tryPassword(page, phone, PASSWORD)
  await expect(page.getByText('账号或密码不正确')).toBeVisible()
  await tryPassword(page, phone, NEW_PASSWORD)
  await expect(page).not.toHaveURL(/\/login/)
})

test('[RT-24 /zhzx/basic] [AP-31] [SV-05] the password of the account is changed, and a common one is refused', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.unsigned)
  await page.goto('/zhzx/basic')
  await page.getByLabel('当前密码').fill(PASSWORD)
  await page.getByLabel('新密码').fill('yaoji2027')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('密码过于常见，容易被猜到，请换一个')).toBeVisible()
  await page.getByLabel('新密码').fill('Yichang-2027')
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('密码已修改，其他设备需要重新登录')).toBeVisible()
  // This browser stays logged in, and the login page would lead away.
  await page.context().clearCookies()
  await tryPassword(page, ACCOUNTS.unsigned, 'Yichang-2027')
  await expect(page).not.toHaveURL(/\/login/)
})

test('[RT-24 /zhzx/basic] [SV-05] a buyer sees where the account is logged in, and logs out the other browser', async ({
  page,
  browser,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  const other = await browser.newPage({ baseURL: shop.url })
  await logInByApi(other.request, ACCOUNTS.headOffice)
  await page.goto('/zhzx/basic')
  const table = page.getByRole('table', { name: '登录设备' })
  await expect(table.getByText('本次登录')).toHaveCount(1)
  await page.getByRole('button', { name: '退出其他全部登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '全部退出' }).click()
  await expect(page.getByText('已退出其他全部登录')).toBeVisible()
  await expect(page.getByRole('button', { name: '退出其他全部登录' })).toBeHidden()
  await other.goto('/order')
  await expect(other).toHaveURL(/\/login/)
  await other.close()
})

test('[RT-20 /forget/step1] a phone without an account reads what a phone with one reads', async ({
  page,
  shop,
}) => {
  const phone = '13711111111'
  await page.goto('/forget')
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送，5 分钟内有效')).toBeVisible()
  await page.getByLabel('短信验证码').fill('123456')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('验证码不正确，请核对或重新获取')).toBeVisible()
  expect(shop.smsCode(phone)).toBeUndefined()
})

test('[RT-04] [SV-05] after too many wrong passwords the owner logs in by a code', async ({ page, shop }) => {
  const phone = ACCOUNTS.headOffice
  for (let at = 0; at < 8; at += 1) {
    const form = { account: phone, password: `wrong ${at}` }
    const headers = { 'X-Requested-With': 'yaoji' }
    await page.request.post('/api/auth/login', { form, headers })
  }
  await tryPassword(page, phone, PASSWORD)
  await expect(page.getByText(/尝试次数过多/)).toBeVisible()
  await page.getByRole('tab', { name: '验证码登录' }).click()
  await expect(page.getByLabel('手机号', { exact: true })).toHaveValue(phone)
  await enterCode(page, shop, phone)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/order')
  await expect(page).toHaveURL('/order')
})
