import { logInByApi } from './shop/buyer'
import { operate } from './shop/operator'
import { ACCOUNTS, expect, inShopOf, test } from './shop/test'
import { payOrder, ship } from './shop/trade'

inShopOf('acceptance')

test('[RT-27 /order/ysInfo/{id}] a delivered parcel is checked by keys alone: what is short is in the form of the return', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, sn } = await payOrder(page.request, '胶囊')
  await ship(shop, sn)
  const parcels = await operate(shop, 'parcels')
  const number = new RegExp(`^(\\d+) .*${sn}`, 'm').exec(parcels)![1]!
  await operate(shop, 'parcels', 'deliver', number)
  await page.goto(`/order/info/${id}`)
  const parcel = page.getByRole('listitem', { name: '包裹 1', exact: true })
  await parcel.getByRole('link', { name: '验收', exact: true }).press('Enter')
  await expect(page).toHaveTitle('收货验收 - 药集')
  const first = page.getByRole('textbox', { name: /的实收数量$/ }).first()
  await expect(first).toBeFocused()
  const shipped = Number(await first.inputValue())
  await page.keyboard.type(String(shipped - 1))
  const fields = await page.getByRole('textbox', { name: /的实收数量$/ }).count()
  for (let at = 0; at < fields; at += 1) await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '完成验收', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  const claim = page.getByRole('link', { name: '申请短缺退款' })
  await claim.press('Enter')
  await expect(page.getByRole('radio', { name: /仅退款/ })).toBeChecked()
  await expect(page.getByRole('combobox', { name: /原因/ })).toHaveValue('short')
  await expect(page.getByRole('textbox', { name: /^退 / }).first()).toHaveValue('1')
  await page.getByRole('button', { name: '提交申请' }).press('Enter')
  await expect(page.getByRole('region', { name: `仅退款 ${sn}-T1` })).toContainText('待审核')
})

test('[RT-27 /order/ysjl] a whole parcel is Enter on the button, to which Enter leads; then the order is received, and its record is listed with a PDF', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, sn } = await payOrder(page.request, '片')
  await ship(shop, sn)
  await page.goto(`/order/ysInfo/${id}`)
  const fields = page.getByRole('textbox', { name: /的实收数量$/ })
  await expect(fields.first()).toBeFocused()
  for (let at = await fields.count(); at > 0; at -= 1) await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '全部合格，完成验收' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '确认收货' }).press('Enter')
  await expect(page.getByText('已确认收货')).toBeVisible()
  await expect(page.getByRole('button', { name: '确认收货' })).toHaveCount(0)
  await page.goto(`/order/ysjl?keywords=${sn}`)
  await expect(page.getByRole('table', { name: '验收记录' })).toContainText(sn)
  const pdf = await page.getByRole('link', { name: '下载 PDF' }).getAttribute('href')
  const file = await page.request.get(pdf!)
  expect(file.headers()['content-type']).toBe('application/pdf')
  await page.goto(`/order/info/${id}`)
  await expect(page.getByRole('link', { name: '已验收' })).toBeVisible()
})
