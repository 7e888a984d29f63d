import { call, fillCart, goodsFor } from './shop/buyer'
import { pngFile } from './shop/files'
import { operate } from './shop/operator'
import { ACCOUNTS, expect, logIn, test } from './shop/test'

test.use({ shopName: 'account' })

test('[RT-24 /zhzx/basic/zzzj] [AP-32] a buyer with an ended document renews it, the operator passes it, and the checkout opens', async ({
  page,
  shop,
}) => {
  await logIn(page, ACCOUNTS.expired)
  await page.goto('/zhzx/basic/zzzj')
  await expect(page).toHaveTitle('资质证件 - 药集')
  const row = page.getByRole('row', { name: /药品经营许可证/ })
  await expect(row).toContainText('到期，请更新')
  await row.getByRole('button', { name: '更新药品经营许可证' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('文件').setInputFiles(pngFile('许可证.png'))
  await dialog.getByLabel('有效期起').fill('2026-01-01')
  await dialog.getByLabel('有效期至').fill('2031-01-01')
  await dialog.getByRole('button', { name: '提交审核' }).click()
  await expect(row).toContainText('更新审核中')
  await row.getByRole('button', { name: '药品经营许可证的历史版本' }).click()
  await expect(page.getByRole('dialog')).toContainText('审核中')
  await page.keyboard.press('Escape')

  const { list } = await call(page.request, 'GET', '/api/user/zizhi')
  const update = list.find((each: { type: string }) => each.type === 'drug_licence').versions[0]
  expect(await operate(shop, 'documents', 'pass', String(update.id))).toContain('已通过')
  await page.reload()
  await expect(row).toContainText('有效期至 2031-01-01')
  const [goods] = await goodsFor(page.request, '片')
  await fillCart(page.request, [{ goods: goods!, number: goods!.number }])
  await page.goto('/cart')
  await page.getByRole('button', { name: '去结算' }).click()
  await expect(page.getByRole('button', { name: '提交订单' })).toBeVisible()
})

test('[RT-24 /zhzx/basic] [AP-30] the name of the account is changed', async ({ page }) => {
  await logIn(page, ACCOUNTS.unsigned)
  await page.goto('/zhzx/basic')
  await expect(page).toHaveTitle('基本信息 - 药集')
  await expect(page.getByText('宜昌仁心大药房').last()).toBeVisible()
  await page.getByLabel('姓名').fill('孙悦悦')
  await page.getByRole('button', { name: '保存联系人' }).click()
  await expect(page.getByText('联系人已保存')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('姓名')).toHaveValue('孙悦悦')
})

test('[RT-25 /zhzx/ddgl] [AP-07] [RO-03] the head office copies its cart to stores, reads what became of it, and continues as one of them', async ({
  page,
}) => {
  await logIn(page, ACCOUNTS.headOffice)
  const [goods] = await goodsFor(page.request, '胶囊')
  await fillCart(page.request, [{ goods: goods!, number: goods!.number }])
  await page.goto('/zhzx/ddgl')
  await page.getByRole('checkbox', { name: '同春堂大药房天河北店' }).check()
  await page.getByRole('checkbox', { name: '同春堂大药房番禺店' }).check()
  await page.getByRole('button', { name: '复制到 2 家门店' }).click()
  await expect(page.getByText('同春堂大药房天河北店：已加入 1 种')).toBeVisible()
  await expect(page.getByText(/^同春堂大药房番禺店：/)).toBeVisible()

  await page.getByRole('button', { name: '切换到同春堂大药房天河北店' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('同春堂大药房天河北店').first()).toBeVisible()
  const { list } = await call(page.request, 'GET', '/api/cart/list')
  expect(list.map((line: { goods: { id: number } }) => line.goods.id)).toContain(goods!.id)
})

test('[RO-03] a tab that shows another store says so before anything is done for the wrong one', async ({
  page,
  context,
}) => {
  await logIn(page, ACCOUNTS.headOffice)
  const { list: stores } = await call(page.request, 'GET', '/api/user/stores')
  const goods = await goodsFor(page.request, '胶囊')
  await call(page.request, 'POST', `/api/user/stores/${stores[0].user_id}/switch`)
  await fillCart(page.request, [{ goods: goods[0]!, number: 1 }])
  await page.goto('/cart')
  await expect(page.getByRole('button', { name: /去结算/ })).toBeEnabled()
  const other = await context.newPage()
  await other.goto('/zhzx/ddgl')
  await other.getByRole('button', { name: `切换到${stores[1].company}` }).click()
  await expect(other).toHaveURL(/\/$/)

  await page.getByRole('button', { name: /去结算/ }).click()
  const notice = page.getByRole('alertdialog')
  await expect(notice).toContainText(`本浏览器已切换到“${stores[1].company}”`)
  await notice.getByRole('button', { name: '知道了' }).click()
  await expect(page.getByText(stores[1].company).first()).toBeVisible()
  const { list: orders } = await call(page.request, 'GET', '/api/order')
  expect(orders).toEqual([])
})
