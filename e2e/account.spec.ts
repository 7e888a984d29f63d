import { call, countOrders, fillCart, goodsFor, logInByApi, orderCart } from './shop/buyer'
import { pngFile } from './shop/files'
import { operate } from './shop/operator'
import { ACCOUNTS, expect, inShopOf, test } from './shop/test'
import { payOrder, placeOrder } from './shop/trade'

inShopOf('account')

test('[RT-24 /zhzx/basic/zzzj] [AP-32] a buyer with an ended document renews it, the operator passes it, and the checkout opens', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.expired)
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
  await logInByApi(page.request, ACCOUNTS.unsigned)
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
  await logInByApi(page.request, ACCOUNTS.headOffice)
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

test('[RO-03 2] [RT-30 /zzfw/kjcg/stores] the head office distributes a list: each store has its own numbers in its cart', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  await fillCart(page.request, [])
  const [goods] = await goodsFor(page.request, '颗粒')
  await call(page.request, 'POST', '/api/user/purchase_lists', {
    name: '各店补货',
    'lines[0][query]': goods!.name,
    'lines[0][own_code]': '',
    'lines[0][number]': '1',
    'lines[0][goods_id]': goods!.id,
  })
  await page.goto('/zzfw/kjcg')
  await page.getByRole('link', { name: '分配到门店' }).click()
  await expect(page).toHaveTitle('分配到门店 - 药集')
  await page.getByLabel('采购清单').selectOption({ label: '各店补货（1 行）' })
  await expect(page.getByText(/^暂不能下单，没有列出：同春堂大药房番禺店/)).toBeVisible()

  const cells = page.getByRole('table', { name: '各店数量' }).getByRole('textbox')
  await cells.first().fill(String(goods!.min_qty))
  await cells.first().press('ArrowRight')
  await expect(cells.nth(1)).toBeFocused()
  await cells.nth(1).fill(String(goods!.min_qty))
  await page.getByRole('button', { name: '加入各店购物车' }).click()
  await expect(page.getByText(/天河北店：已加入 1 种/)).toBeVisible()
  const { list } = await call(page.request, 'GET', '/api/cart/list')
  expect(list.map((line: { goods: { id: number } }) => line.goods.id)).toEqual([goods!.id])
})

test('[RT-24 /zhzx/basic/zzzj] the documents of the demonstration have specimen pictures, which are shown', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  // The shop draws them after its start.
  const areDrawn = async () =>
    (await call(page.request, 'GET', '/api/user/zizhi')).list.every(
      ({ files }: { files: readonly unknown[] }) => files.length > 0,
    )
  await expect.poll(areDrawn).toBe(true)
  await page.goto('/zhzx/basic/zzzj')
  const pictures = page.getByRole('table').first().locator('img')
  await expect(pictures).not.toHaveCount(0)
  await expect(page.getByText('无图')).toHaveCount(0)
  const widths = () =>
    pictures.evaluateAll(all => all.map(each => (each instanceof HTMLImageElement ? each.naturalWidth : 0)))
  await expect.poll(async () => (await widths()).every(width => width > 0)).toBe(true)
})

/** A store of the head office that no other test of the file visits. */
const STORE = { account: '13800000042', company: '同春堂大药房越秀店' }

test('[RO-03] [RT-26 /order] [RT-27] the head office reads the order of a store, which only the store acts on', async ({
  page,
}) => {
  await logInByApi(page.request, STORE.account)
  const [goods] = await goodsFor(page.request, '胶囊')
  await fillCart(page.request, [{ goods: goods!, number: goods!.min_qty }])
  const { orders } = await orderCart(page.request)
  const { sn } = orders[0]!

  await logInByApi(page.request, ACCOUNTS.headOffice)
  await page.goto('/order')
  const row = page.getByRole('row', { name: new RegExp(sn) })
  await expect(row).toContainText(STORE.company)
  await expect(row.getByRole('link', { name: '去付款' })).toHaveCount(0)
  await page.getByRole('combobox', { name: '门店' }).selectOption('同春堂医药连锁有限公司')
  await expect(page).toHaveURL(/\?store=\d+$/)
  await expect(row).toHaveCount(0)
  await page.getByRole('combobox', { name: '门店' }).selectOption(STORE.company)
  await row.getByRole('link', { name: sn }).click()

  await expect(page.getByText(`这是${STORE.company}的订单，总部只能查看`)).toBeVisible()
  await expect(page.getByRole('heading', { name: '待付款' })).toBeVisible()
  for (const name of ['去付款', '取消订单']) {
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  await page.getByRole('button', { name: '切换到该门店' }).click()
  await expect(page.getByRole('link', { name: '去付款' }).first()).toBeVisible()
  await expect(page.getByText('总部只能查看')).toHaveCount(0)
})

test('[RO-03] [RT-25 /zhzx/ddgl] the table of stores follows what each spent this month, and leads to its orders that wait', async ({
  page,
}) => {
  await logInByApi(page.request, STORE.account)
  const waiting = await placeOrder(page.request, { keywords: '片', number: 1 })
  await logInByApi(page.request, ACCOUNTS.headOffice)
  await page.goto('/zhzx/ddgl')
  const row = (company: string) => page.getByRole('row').filter({ hasText: company })
  const spent = async () => Number((await row('总部').getByText(/^¥/).textContent())?.replace(/[¥,]/g, ''))
  const before = await spent()
  const paid = await payOrder(page.request, '胶囊', 1)
  const { order } = await call(page.request, 'GET', `/api/order/${paid.id}`)
  await page.reload()
  await expect.poll(spent).toBeCloseTo(before + Number(order.amounts.paid_amount), 2)

  await row(STORE.company)
    .getByRole('link', { name: /待付款订单$/ })
    .click()
  await expect(page).toHaveURL(/\/order\?tab=unpaid&store=\d+$/)
  await expect(page.getByRole('link', { name: waiting.sn })).toBeVisible()
})

test('[RO-03] a tab that shows another store says so before anything is done for the wrong one', async ({
  page,
  context,
}) => {
  await logInByApi(page.request, ACCOUNTS.headOffice)
  const { list: stores } = await call(page.request, 'GET', '/api/user/stores')
  const goods = await goodsFor(page.request, '胶囊')
  await call(page.request, 'POST', `/api/user/stores/${stores[1].user_id}/switch`)
  const ordersBefore = await countOrders(page.request)
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
  expect(await countOrders(page.request)).toBe(ordersBefore)
})
