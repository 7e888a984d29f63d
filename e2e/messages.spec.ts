import type { Page } from '@playwright/test'
import { call, logInByApi, tabTo } from './shop/buyer'
import { ACCOUNTS, expect, inShopOf, test } from './shop/test'

inShopOf('messages')

const unread = (page: Page) => page.getByText('未读', { exact: true })
const counted = async (page: Page) =>
  Number((await page.getByRole('tab', { name: /^全部/ }).textContent())?.replace('全部', '') || 0)

test('[RT-23 /wdxx] reading a message is kept by the service; reading elsewhere is seen here', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/wdxx')
  await expect(page).toHaveTitle('我的消息 - 药集')
  await expect(unread(page).first()).toBeVisible()
  const times = await page.locator('time').allTextContents()
  expect(times).toEqual([...times].sort().reverse())
  const before = await counted(page)

  await page.getByRole('button', { name: '标为已读 新增地址正在审核' }).click()
  await expect.poll(() => counted(page)).toBe(before - 1)
  await page.reload()
  await expect(page.getByRole('heading', { name: '新增地址正在审核' })).toBeVisible()
  expect(await counted(page)).toBe(before - 1)

  await call(page.request, 'POST', '/api/message/read')
  await page.goto('/wdxx?unread=1')
  await expect(page.getByText('没有符合条件的消息').first()).toBeVisible()
  await page.getByRole('button', { name: '看全部消息' }).click()
  await expect(page.getByRole('heading', { name: '欢迎使用药集' })).toBeVisible()
})

test('[RT-25 /zhzx/wdxx] by keyboard: a message is followed, and is read afterwards', async ({ page }) => {
  await logInByApi(page.request, ACCOUNTS.unsigned)
  await page.goto('/zhzx/wdxx')
  await expect(page).toHaveTitle('我的消息 - 药集')
  await expect(unread(page)).toHaveCount(1)
  await tabTo(page, page.getByRole('link', { name: '查看 请签订供货合同' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dzht')
  await expect
    .poll(async () => (await call(page.request, 'GET', '/api/message', { is_read: 0 })).total)
    .toBe(0)
  await page.goto('/zhzx/wdxx')
  await expect(page.getByRole('heading', { name: '请签订供货合同' })).toBeVisible()
  await expect(unread(page)).toHaveCount(0)
})

test('[RT-23 /wdxx] an alert that is switched off by keyboard is off after a reload, the others stay on', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.regular)
  await page.goto('/wdxx')
  const settings = page.getByRole('button', { name: '提醒设置' })
  await tabTo(page, settings)
  await page.keyboard.press('Enter')
  const fell = page.getByRole('switch', { name: '降价提醒' })
  await tabTo(page, fell)
  await page.keyboard.press('Space')
  await expect(fell).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(settings).toBeFocused()

  await page.reload()
  await settings.click()
  await expect(fell).not.toBeChecked()
  for (const name of ['到货提醒', '近效期提醒'])
    await expect(page.getByRole('switch', { name })).toBeChecked()
})
