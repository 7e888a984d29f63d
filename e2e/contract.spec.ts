import { countOrders, fillCart, goodsFor, logInByApi } from './shop/buyer'
import { ACCOUNTS, expect, test } from './shop/test'

test('[ER-03] [AP-08] [RT-23 /dzht] without a signed supply contract the checkout leads to the contract; the buyer signs it with a code, is back at the checkout and orders', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.unsigned)
  const [goods] = await goodsFor(page.request, '片')
  await fillCart(page.request, [{ goods: goods!, number: 1 }])
  const before = await countOrders(page.request)
  await page.goto('/cart')
  await page.getByRole('button', { name: '去结算' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('采购前请先签订本年度的供货合同')
  await alert.getByRole('button').click()
  await expect(page).toHaveURL(/\/dzht$/)
  expect(await countOrders(page.request)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL(/\/cart$/)
  await page.goForward()

  await expect(page.getByRole('heading', { name: '药品供货合同' })).toBeVisible()
  await expect(page.getByText('宜昌仁心大药房').first()).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送')).toBeVisible()
  await expect.poll(() => shop.smsCode(ACCOUNTS.unsigned)).toBeTruthy()
  await page.getByLabel('短信验证码').fill(shop.smsCode(ACCOUNTS.unsigned) ?? '')
  await page.getByRole('button', { name: '签订合同' }).click()
  await expect(page.getByText('请阅读合同条款并勾选同意')).toBeVisible()
  await page.getByRole('checkbox', { name: '已阅读并同意以上合同条款' }).check()
  await page.getByRole('button', { name: '签订合同' }).click()

  await expect(page).toHaveURL(/\/cart\/step2/)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/cart\/step3\/\d+$/)
  expect(await countOrders(page.request)).toBe(before + 1)

  await page.goto('/dzht')
  await expect(page.getByRole('button', { name: '签订合同' })).toHaveCount(0)
  await page.getByRole('link', { name: /^查看和打印 YJGH-/ }).click()
  await expect(page).toHaveURL(/\/dzht\?id=\d+$/)
  await expect(page.getByText('签订手机号 138****0005')).toBeVisible()
  const address = await page.getByRole('link', { name: '下载 PDF' }).getAttribute('href')
  const pdf = await page.request.get(address ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { name: '药品供货合同' })).toBeVisible()
})
