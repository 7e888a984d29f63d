import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { call, fillCart, goodsFor, logInByApi, orderCart } from './shop/buyer'
import { pngFile, readZip, writePdf } from './shop/files'
import { operate } from './shop/operator'
import type { Shop } from './shop/server'
import { ACCOUNTS, expect, inShopOf, PASSWORD, test } from './shop/test'
import { ephedrineLine, payOrder, ship, waitingId } from './shop/trade'

inShopOf('after-order')

test('[RT-27] parcels of an order follow the warehouse: in parts, on their way, delivered, received', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, sn } = await payOrder(page.request, '胶囊')
  expect(await operate(shop, 'orders')).toContain(sn)
  await operate(shop, 'orders', 'approve', sn)
  await page.goto(`/order/info/${id}`)
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '包裹' })).toHaveCount(0)

  const { order } = await call(page.request, 'GET', `/api/order/${id}`)
  const parcel = ['company=京东医药', 'number=JD7788', `lines=${order.lines[0].id}:4`]
  expect(await operate(shop, 'orders', 'ship', sn, ...parcel)).toContain('部分发货')
  await page.reload()
  // A gift of the product is shipped with the rest.
  const gifts = order.gift_number > 0 ? `，另赠 ${order.gift_number}` : ''
  await expect(page.getByText(`尚未发出：数量 ${order.goods_number - 4}${gifts}`)).toBeVisible()
  await operate(shop, 'orders', 'ship', sn, 'company=京东医药', 'number=JD7799')
  const waiting = await operate(shop, 'parcels')
  const number = /^(\d+) .*JD7799/m.exec(waiting)![1]!
  await operate(shop, 'parcels', 'trace', number, 'text=到达武汉东西湖分拣中心')
  await page.reload()
  const second = page.getByRole('listitem', { name: '包裹 2' })
  await expect(second).toContainText('JD7799')
  await expect(second).toContainText('到达武汉东西湖分拣中心')
  await expect(second).toContainText('运输中')
  await operate(shop, 'parcels', 'deliver', number)
  await page.reload()
  await expect(second).toContainText('已签收')
  await page.getByRole('button', { name: '确认收货' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
  await expect(page.getByRole('heading', { name: '已收货' })).toBeVisible()
  await expect(page.getByRole('listitem', { name: '包裹 1' })).toContainText('已签收')
})

test('[RT-27 /order/returnInfo/{id}] a return from the request to the refund: each step of the shop is on the page', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, sn } = await payOrder(page.request, '片')
  await ship(shop, sn)
  await page.goto(`/order?keywords=${sn}`)
  const row = page.getByRole('table', { name: '订单' }).getByRole('row').filter({ hasText: sn })
  await row.getByRole('button', { name: /更多操作/ }).click()
  await page.getByRole('link', { name: '申请退换货' }).click()
  await expect(page).toHaveURL(`/order/returnInfo/${id}?new=1`)
  await expect(page).toHaveTitle('退货详情 - 药集')
  await page.getByRole('radio', { name: /退货退款/ }).click()
  await page.getByRole('combobox', { name: /原因/ }).selectOption('质量问题')
  const first = page.getByRole('textbox', { name: /^退 / }).first()
  // A number that is there is replaced by what is typed after a click.
  await first.fill('2')
  await page.getByRole('heading', { name: '申请退换货' }).click()
  await first.click()
  await page.keyboard.type('3')
  await expect(first).toHaveValue('3')
  await page.getByLabel(/照片或文件/).setInputFiles(pngFile('破损.png'))
  await expect(page.getByRole('button', { name: '提交申请' })).toBeEnabled()
  await page.getByRole('button', { name: '提交申请' }).click()
  const panel = page.getByRole('region', { name: `退货退款 ${sn}-T1` })
  await expect(panel).toContainText('待审核')
  await expect(panel).toContainText('×3')

  const returnId = await waitingId(shop, 'returns', sn)
  await operate(shop, 'returns', 'approve', returnId)
  await page.reload()
  await expect(panel).toContainText('待寄回')
  await panel.getByRole('link', { name: '打印退货单' }).click()
  await expect(page).toHaveURL(`/order/returnInfo/${sn}-T1?print=1`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: '药集 退货单' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText(`申请单号 ${sn}-T1`)).toBeVisible()
  await expect(page.getByText(/^收件人 /)).toBeVisible()
  await expect(page.getByText(/^收件地址 /)).toBeVisible()
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(4)).toHaveText('3')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: '返回退货详情' }).click()
  await expect(page).toHaveURL(`/order/returnInfo/${sn}-T1`)
  await expect(page.getByRole('region', { name: /^退货退款 / })).toHaveCount(1)
  await panel.getByRole('textbox', { name: /承运商/ }).fill('邮政')
  await panel.getByRole('textbox', { name: /运单号/ }).fill('EMS2001')
  await panel.getByRole('button', { name: '已寄回，提交运单号' }).click()
  await expect(panel).toContainText('待验收')
  await expect(panel).toContainText('邮政 EMS2001')
  const { balance } = await call(page.request, 'GET', '/api/user/base')
  await operate(shop, 'returns', 'accept', returnId)
  await operate(shop, 'returns', 'refund', returnId)
  await page.reload()
  await expect(panel).toContainText('退款已到账户余额')
  const after = await call(page.request, 'GET', '/api/user/base')
  const refund = (await panel.getByText(/^商品 ¥/).textContent())!.replace(/[^\d.]/g, '')
  expect(Number(after.balance) - Number(balance)).toBeCloseTo(Number(refund), 2)
  await page.getByRole('link', { name: '这个订单的全部申请' }).click()
  await page.getByRole('button', { name: '再申请一笔退换货' }).click()
  await expect(page.getByText(/其中 3 .已退/)).toBeVisible()
})

test('[RT-27 /order/returnInfo/{id}] a rejected return says why, and its packs can be requested again', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, sn } = await payOrder(page.request, '颗粒', 5)
  await ship(shop, sn)
  const { batches } = await call(page.request, 'GET', `/api/order/${id}/returns`)
  await call(page.request, 'POST', `/api/order/${id}/returns`, {
    kind: 'exchange',
    reason: 'wrong',
    'lines[0][batch_id]': batches[0].batch_id,
    'lines[0][number]': batches[0].returnable,
  })
  await page.goto(`/order/returnInfo/${id}`)
  await expect(page.getByRole('region', { name: `换货 ${sn}-T1` })).toContainText('待审核')
  await operate(shop, 'returns', 'reject', await waitingId(shop, 'returns', sn), 'reason=批号与发货记录一致')
  await page.reload()
  await expect(page.getByText('申请未通过：批号与发货记录一致')).toBeVisible()
  await page.getByRole('button', { name: '再申请一笔退换货' }).click()
  await expect(page.getByRole('textbox', { name: /^退 / }).first()).toBeEnabled()
})

test('[RT-27 /order/afterSalesInfo/{id}] a ticket is a conversation with the shop until both are done, and can be opened again', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, sn } = await payOrder(page.request, '丸', 4)
  await ship(shop, sn)
  await page.goto(`/order/info/${id}`)
  await page.getByRole('link', { name: '申请售后服务' }).click()
  await expect(page).toHaveTitle('售后详情 - 药集')
  await page.getByRole('radio', { name: /药检报告/ }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('textbox', { name: /需要什么/ }).fill('需要本批次的检验报告')
  await page.getByRole('button', { name: '提交申请' }).click()
  const panel = page.getByRole('region', { name: `药检报告 ${sn}-S1` })
  await expect(panel).toContainText('待受理')

  const ticket = await waitingId(shop, 'tickets', sn)
  const report = await writePdf(test.info().outputPath('检验报告.pdf'))
  await operate(shop, 'tickets', 'reply', ticket, 'text=报告见附件', `file=${report}`)
  await page.reload()
  await expect(panel).toContainText('处理中')
  await expect(panel).toContainText('报告见附件')
  const attached = await panel.getByRole('link', { name: /^下载.*检验报告\.pdf/ }).getAttribute('href')
  expect((await page.request.get(attached ?? '')).headers()['content-type']).toBe('application/pdf')
  await panel.getByRole('textbox', { name: /补充或回复/ }).fill('已收到，谢谢')
  await panel.getByRole('button', { name: '发送' }).click()
  await expect(panel.getByRole('list', { name: /的对话$/ }).getByRole('listitem')).toHaveCount(3)
  await operate(shop, 'tickets', 'finish', ticket, 'text=已处理完成')
  await page.reload()
  await expect(panel).toContainText('已完成')
  await panel.getByRole('button', { name: '问题已解决' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '问题已解决' }).click()
  await expect(panel).toContainText('已关闭')
  await panel.getByRole('button', { name: '重新打开' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '重新打开' }).click()
  await expect(panel).toContainText('处理中')
  await page.goto(`/order/info/${id}`)
  await page.getByRole('link', { name: `药检报告 ${sn}-S1` }).click()
  await expect(page).toHaveURL(`/order/afterSalesInfo/${sn}-S1`)
  await expect(panel).toContainText('处理中')
})

test('[RT-27] the inspection reports of an order are one zip, whose list names the batches without a report', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const found = await goodsFor(page.request, '胶囊')
  const [one, other] = found.filter(({ ck_id }) => ck_id === found[0]?.ck_id)
  await fillCart(page.request, [
    { goods: one!, number: one!.min_qty },
    { goods: other!, number: other!.min_qty },
  ])
  const { orders } = await orderCart(page.request)
  const { id, sn } = orders[0]!
  await call(page.request, 'POST', `/api/order/${id}/pay`, { pay_type: 'balance', password: PASSWORD })
  await ship(shop, sn)
  const { order } = await call(page.request, 'GET', `/api/order/${id}`)
  const batchOf = ({ name }: { name: string }): string =>
    order.lines.find((line: { name: string }) => line.name === name).batches[0].batch_no
  const report = await writePdf(test.info().outputPath('检验报告.pdf'))
  await operate(shop, 'reports', 'add', one!.code, `batch=${batchOf(one!)}`, `file=${report}`)

  await page.goto(`/order/info/${id}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: '全部药检报告.zip' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`药检报告 ${sn}.zip`)
  const files = readZip(await readFile(await download.path()))
  const list = files.get('批次清单.txt')?.toString() ?? ''
  const rowOf = (batch: string) => list.split('\r\n').find(row => row.split('\t')[2] === batch)
  expect(rowOf(batchOf(other!))).toMatch(/\t还没有报告，可在订单页申请$/)
  const name = rowOf(batchOf(one!))?.split('\t')[3] ?? ''
  expect(name).toContain(one!.name)
  expect(files.get(name)).toEqual(await readFile(report))
  expect(files.size).toBe(2)
})

/** Orders one pack of ephedrine-type goods, pays it by a confirmed bank transfer, and has it delivered. */
async function deliverEphedrine(page: Page, shop: Shop): Promise<{ id: number; sn: string; code: string }> {
  const line = await ephedrineLine(page.request)
  await fillCart(page.request, [line])
  const { orders } = await orderCart(page.request)
  const { id, sn } = orders[0]!
  await call(page.request, 'POST', `/api/order/${id}/pay`, { pay_type: 'transfer' })
  const { buffer, ...file } = pngFile('回单.png')
  const sent = await page.request.post('/api/file', {
    headers: { 'X-Requested-With': 'yaoji' },
    multipart: { purpose: 'transfer_slip', file: { ...file, buffer } },
  })
  const { data } = await sent.json()
  const { payment } = await call(page.request, 'POST', `/api/order/${id}/transfer_slip`, {
    payer: '武汉康宁大药房有限公司',
    bank_serial: `ICBC${sn.slice(-6)}`,
    paid_date: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10),
    'file_ids[0]': data.file.id,
  })
  await operate(shop, 'transfers', 'confirm', sn, `received=${payment.amount}`)
  await ship(shop, sn)
  await operate(shop, 'parcels', 'deliver', await waitingId(shop, 'parcels', sn))
  return { id, sn, code: line.goods.code }
}

test('[RT-29 /order/hmdd] a delivered ephedrine order owes a receipt: rejected with a reason, sent again, passed', async ({
  page,
  shop,
}) => {
  await logInByApi(page.request, ACCOUNTS.approved)
  const { id, sn, code } = await deliverEphedrine(page, shop)
  const { order } = await call(page.request, 'GET', `/api/order/${id}`)
  const [{ batch_no }] = order.lines[0].batches
  const report = await writePdf(test.info().outputPath('检验报告.pdf'))
  await operate(shop, 'reports', 'add', code, `batch=${batch_no}`, `file=${report}`)
  await page.goto('/order/hmdd')
  await expect(page).toHaveTitle('含麻订单回执 - 药集')
  const row = page.getByRole('listitem', { name: `订单 ${sn}` })
  await expect(row).toContainText('待上传')
  const address = await row.getByRole('link', { name: /检验报告/ }).getAttribute('href')
  expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('application/pdf')

  await row.getByRole('link', { name: '打印空白回执' }).click()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('main')
  await expect(sheet).toContainText(`订单号 ${sn}`)
  await expect(sheet.getByRole('row').nth(1)).toContainText(batch_no)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: '打印或存为 PDF' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goBack()
  await row.getByRole('button', { name: '上传回执' }).click()
  await row.getByLabel(/签字盖章的签收回执/).setInputFiles(pngFile('回执.png'))
  await row.getByRole('button', { name: '提交回执' }).click()
  await expect(row).toContainText('待审核')
  await operate(shop, 'receipts', 'reject', sn, 'reason=没有公章')
  await page.reload()
  await expect(row).toContainText('驳回原因：没有公章')
  await row.getByRole('button', { name: '重新上传回执' }).click()
  await row.getByLabel(/签字盖章的签收回执/).setInputFiles(pngFile('盖章回执.png'))
  await row.getByRole('button', { name: '提交回执' }).click()
  await expect(row).toContainText('待审核')
  await operate(shop, 'receipts', 'pass', sn)
  await page.getByRole('tab', { name: /^通过/ }).click()
  await expect(row).toContainText('通过')
})
