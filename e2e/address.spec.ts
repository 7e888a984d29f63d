import type { Page } from '@playwright/test'
import { call, fillCart, goodsFor, logInByApi, tabTo } from './shop/buyer'
import { ACCOUNTS, expect, test } from './shop/test'

const WRONG_PHONE = '请填写 11 位手机号，或带区号的座机，如 028-85551234'

const card = (page: Page, detail: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: detail })

/** Leaves the buyer with the address of the licence only. */
async function keepLicensedAddress(page: Page): Promise<void> {
  const { list } = await call(page.request, 'GET', '/api/address')
  for (const { id, review_state } of list) {
    if (review_state !== 'licensed') await call(page.request, 'DELETE', `/api/address/${id}`)
  }
}

/** Selects a district of Wuhan. */
async function selectDistrict(page: Page, district: string): Promise<void> {
  await page.getByRole('combobox', { name: '省份' }).selectOption({ label: '湖北省' })
  await page.getByRole('combobox', { name: '城市' }).selectOption({ label: '武汉市' })
  await page.getByRole('combobox', { name: '区县' }).selectOption({ label: district })
}

test('[RT-25 /zhzx/addr] [RT-13] [VA-01] [VA-03] [VA-04] a buyer adds, changes, chooses and removes an address', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await keepLicensedAddress(page)
  await page.goto('/zhzx/addr')
  await expect(page).toHaveTitle('收货地址 - 药集')
  await expect(page.getByText('证照地址', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: '新增收货地址' }).click()
  await page.getByLabel('收货人').fill('刘仓管')
  await page.getByLabel('联系电话').fill('12800000001')
  await selectDistrict(page, '硚口区')
  await page.getByLabel('详细地址').fill('古田四路 5 号')
  await page.getByRole('button', { name: '保存地址' }).click()
  const phone = page.getByLabel('联系电话')
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(new RegExp(WRONG_PHONE))
  await phone.fill('13900270099')
  await phone.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '已保存刘仓管的地址' })).toBeVisible()
  const added = card(page, '古田四路 5 号')
  await expect(added).toContainText('正在审核，通过后才能下单配送')
  await expect(added.getByRole('button', { name: /^修改/ })).toBeFocused()

  const [goods] = await goodsFor(page.request, '阿莫西林')
  await fillCart(page.request, goods ? [{ goods, number: goods.number }] : [])
  await page.goto('/cart')
  await page.getByRole('button', { name: '去结算' }).click()
  const choice = page.getByRole('radio', { name: /古田四路 5 号/ })
  await expect(choice).toBeDisabled()
  await expect(choice).toHaveAccessibleDescription(/正在审核/)
  await page.getByRole('button', { name: /^修改 刘仓管/ }).click()
  const { address: licence } = await call(page.request, 'GET', '/api/user/base')
  await selectDistrict(page, '洪山区')
  await page.getByLabel('详细地址').fill(licence.replace('湖北省武汉市洪山区', ''))
  await page.getByRole('button', { name: '保存地址' }).click()
  await expect(page.getByRole('radio', { name: /刘仓管/ })).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: '与证照地址一致' })).toBeVisible()

  await page.goto('/zhzx/addr')
  await page.getByRole('button', { name: /^设为默认 刘仓管/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '已设为默认：刘仓管' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^修改 刘仓管/ })).toBeFocused()
  await page.reload()
  await expect(card(page, '刘仓管')).toContainText('默认')

  await page.getByRole('button', { name: /^删除 刘仓管/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('删除后另一个地址会成为默认地址')
  await question.getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('status').filter({ hasText: /已删除刘仓管.*默认地址改为/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^修改/ })).toBeFocused()
  const { list } = await call(page.request, 'GET', '/api/address')
  expect(list.map((each: { is_default: number }) => each.is_default)).toEqual([1])
})

test('[RT-25 /zhzx/addr] [LB-05] by keyboard alone, and Esc loses no input without a question', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.waiting)
  await page.goto('/zhzx/addr')
  await tabTo(page, page.getByRole('button', { name: '新增收货地址' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('收货人')).toBeFocused()
  await page.keyboard.type('赵店员')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '继续填写' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('收货人')).toBeFocused()
  await expect(page.getByLabel('收货人')).toHaveValue('赵店员')
  await page.keyboard.press('Tab')
  await page.keyboard.type('027-84460259')
  // The first province has districts where others have cities.
  for (const [level, region] of [
    ['省份', '北京市'],
    ['城市', '东城区'],
  ] as const) {
    const select = page.getByRole('combobox', { name: level })
    await tabTo(page, select)
    await expect(select.getByRole('option', { name: region })).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(select.locator('option:checked')).toHaveText(region)
  }
  await expect(page.getByRole('combobox', { name: '区县' })).toBeDisabled()
  await page.keyboard.press('Tab')
  await page.keyboard.type('古田四路 6 号')
  await page.keyboard.press('Enter')
  await expect(card(page, '古田四路 6 号').getByRole('button', { name: /^修改/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: '取消' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '已删除赵店员' })).toBeVisible()
  await expect(card(page, '古田四路 6 号')).toHaveCount(0)
})

test('[RT-25 /zhzx/addr] on a phone the form fits, and its targets are 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInByApi(page.request, ACCOUNTS.expired)
  await page.goto('/zhzx/addr')
  await expect(page.getByText('证照地址', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const heights = async () => {
    const boxes = await page.getByRole('main').getByRole('button').all()
    return Promise.all(boxes.map(async box => (await box.boundingBox())?.height ?? 0))
  }
  expect(Math.min(...(await heights()).filter(height => height > 0))).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: '新增收货地址' }).click()
  const dialog = page.getByRole('dialog', { name: '新增收货地址' })
  await dialog.getByRole('button', { name: '保存地址' }).click()
  await expect(dialog.getByLabel('收货人')).toHaveAccessibleDescription('请填写收货人')
  const form = await dialog.boundingBox()
  expect(form?.x).toBe(0)
  expect(form?.width).toBeGreaterThan(360)
  expect(form?.width).toBeLessThanOrEqual(390)
  for (const field of [
    ...(await dialog.getByRole('textbox').all()),
    ...(await dialog.getByRole('combobox').all()),
  ]) {
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(42)
  }
})
