import { readFile } from 'node:fs/promises'
import { readSheetFile } from '@yaoji/hooks/sheets'
import { pagesOf } from '../apps/api/tests/pdf-text'
import { call, fillCart, goodsFor, logInByApi } from './shop/buyer'
import { operate } from './shop/operator'
import { ACCOUNTS, expect, logIn, test } from './shop/test'
import { payOrder, ship } from './shop/trade'

test('[RT-32 /zzfw/dzfp] a buyer applies for the invoice of an order, the operator issues it, and the PDF is there', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/zzfw/dzfp')
  await expect(page).toHaveTitle('电子发票 - 药集')
  const boxes = page.getByRole('checkbox', { name: /^选择订单/ })
  await boxes.nth(0).check()
  const before = await boxes.count()
  await page.getByRole('button', { name: '合并开票' }).click()
  const dialog = page.getByRole('dialog', { name: '申请开票' })
  await dialog.getByRole('radio', { name: '增值税普通发票' }).check()
  await dialog.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('已提交开票申请')).toBeVisible()
  await expect(boxes).toHaveCount(before - 1)

  await page.getByRole('tab', { name: /已申请/ }).click()
  await page
    .getByRole('button', { name: /^修改 YJ/ })
    .first()
    .click()
  const change = page.getByRole('dialog', { name: '修改开票申请' })
  await change.getByRole('radio', { name: '增值税电子普通发票' }).check()
  await change.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('row', { name: /增值税电子普通发票/ })).toBeVisible()

  const { list } = await call(page.request, 'GET', '/api/invoice', { tab: 'applied' })
  expect(await operate(shop, 'invoices', 'issue', String(list[0].id))).toContain('已开票')
  await page.goto('/zzfw/dzfp?tab=issued')
  const link = page.getByRole('link', { name: /^下载 PDF/ }).first()
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto(`/order/info/${list[0].orders[0].id}`)
  const invoices = page.getByRole('region', { name: '发票' })
  await expect(invoices.getByRole('link', { name: /^下载 PDF/ }).first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await invoices.scrollIntoViewIfNeeded()
  await invoices.getByRole('link', { name: '增值税电子普通发票' }).click()
  await expect(page.getByRole('tab', { name: /已开票/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('row', { name: /增值税电子普通发票/ })).toHaveCount(1)
})

test('[RT-32 /zzfw/dzfp] a changed profile is reviewed by the operator and then counts', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  await page.goto('/zzfw/dzfp')
  await page.getByRole('button', { name: '修改', exact: true }).click()
  await page.getByLabel('开户银行').fill('招商银行武汉光谷支行')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText(/提交的变更审核中/)).toBeVisible()
  const listed = (await operate(shop, 'invoice-profiles')).split('\n')
  const [id = ''] = listed.find(line => line.includes('招商银行武汉光谷支行'))?.split(' ') ?? []
  await operate(shop, 'invoice-profiles', 'pass', id)
  await page.reload()
  await expect(page.getByText('招商银行武汉光谷支行')).toBeVisible()
  await expect(page.getByText(/提交的变更审核中/)).toHaveCount(0)
})

test('[RT-13] [RT-32 /zzfw/dzfp] the invoice that is chosen at the checkout waits for the payment', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const [goods] = await goodsFor(page.request, '片')
  await fillCart(page.request, [{ goods: goods!, number: goods!.number }])
  await page.goto('/cart')
  await page.getByRole('button', { name: '去结算' }).click()
  await page.getByRole('combobox', { name: '发票类型' }).selectOption('增值税专用发票')
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/cart\/step3\/\d+$/)
  await page.goto('/zzfw/dzfp?tab=applied')
  await expect(page.getByText('付款后开票').first()).toBeVisible()
  await page
    .getByRole('button', { name: /^撤回申请/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click()
  await expect(page.getByText('付款后开票')).toHaveCount(0)
})

test('[RT-32 /zzfw/dzfp] the freight of an order is a line of its own on its invoice, beside the goods at the price that was paid', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, sn } = await payOrder(page.request, '片', 1)
  const { order } = await call(page.request, 'GET', `/api/order/${id}`)
  expect(Number(order.amounts.shipping_amount)).toBeGreaterThan(0)
  await page.goto('/zzfw/dzfp')
  await page.getByRole('checkbox', { name: `选择订单 ${sn}` }).check()
  await page.getByRole('button', { name: '合并开票' }).click()
  await page.getByRole('dialog', { name: '申请开票' }).getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('已提交开票申请')).toBeVisible()
  const { list } = await call(page.request, 'GET', '/api/invoice', { tab: 'applied' })
  const applied = list.find(({ orders }: { orders: { sn: string }[] }) => orders.some(each => each.sn === sn))
  await operate(shop, 'invoices', 'issue', String(applied.id))

  await page.goto('/zzfw/dzfp?tab=issued')
  const row = page.getByRole('row').filter({ hasText: sn })
  const address = await row.getByRole('link', { name: /^下载 PDF/ }).getAttribute('href')
  const [paper] = pagesOf(await (await page.request.get(address ?? '')).body())
  const amountOf = (name: string) => {
    const at = paper?.texts.find(({ text }) => text === name)
    const cells = paper?.texts.filter(({ y }) => y === at?.y).sort((one, other) => one.x - other.x) ?? []
    const [net, , tax] = cells.slice(-3).map(({ text }) => Number(text))
    return (net ?? 0) + (tax ?? 0)
  }
  expect(amountOf('运费')).toBeCloseTo(Number(order.amounts.shipping_amount), 2)
  expect(amountOf(order.lines[0].name)).toBeCloseTo(Number(order.lines[0].amount), 2)
})

test('[RT-26] the filtered orders are saved as an xlsx file: freight, reductions, gifts and refunds have columns, and 实付 is what the page says', async ({
  page,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const order = await payOrder(page.request, '胶囊', 3)
  await page.goto(`/order?keywords=${order.sn}`)
  const shown = page.getByRole('row').filter({ has: page.getByRole('link', { name: order.sn }) })
  const paid = /¥([\d.,]+)/.exec((await shown.textContent()) ?? '')?.[1] ?? ''
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 Excel' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^订单明细 .*\.xlsx$/)
  await expect(page.getByText(/^已导出 \d+ 行$/)).toBeVisible()
  const [sheet] = await readSheetFile(new File([await readFile(await file.path())], '订单明细.xlsx'))
  const [titles = [], ...rows] = sheet?.rows ?? []
  for (const title of ['运费', '优惠券', '现金券', '赠品', '已退款', '实付']) expect(titles).toContain(title)
  const sum = rows.reduce((total, row) => total + Number(row[titles.indexOf('实付')] ?? 0), 0)
  expect(sum).toBeCloseTo(Number(paid.replaceAll(',', '')), 2)
})

test('[RT-27] the parcel of an order is printed as a sheet without the frame of the shop', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, sn } = await payOrder(page.request, '胶囊', 1)
  await page.goto(`/order/info/${id}?print=1`)
  await expect(page.getByRole('region', { name: '订单信息' })).toBeVisible()
  await expect(page.getByRole('link', { name: '打印随货单' })).toHaveCount(0)
  await ship(shop, sn)
  await page.goto(`/order/info/${id}`)
  await page.getByRole('link', { name: '打印随货单' }).click()
  await expect(page.getByRole('heading', { name: '药集 随货同行单' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: '打印或存为 PDF' })).toBeHidden()
  await expect(page.getByText(`运单号 SF${sn.slice(-6)}`)).toBeVisible()
})

test('[RT-24 /zhzx/basic/zzzj] the authorisation of a buyer is printed with what is known of the enterprise, or blank', async ({
  page,
}) => {
  await logIn(page, ACCOUNTS.approved)
  const { enterprise } = await call(page.request, 'GET', '/api/user/zizhi')
  const sheet = page.getByRole('region', { name: '采购委托书' })
  await page.goto('/zhzx/basic/zzzj')
  await page.getByRole('link', { name: '打印已填好的' }).click()
  await expect(sheet).toContainText(enterprise.company)
  await expect(sheet).toContainText(enterprise.credit_code)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { name: '采购委托书' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: '返回资质证件' }).click()
  await page.getByRole('link', { name: '打印空白的' }).click()
  await expect(sheet).toContainText('统一社会信用代码')
  await expect(sheet).not.toContainText(enterprise.company)
})
