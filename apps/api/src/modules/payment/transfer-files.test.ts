import { fileRemove, fileUpload } from '@yaoji/api-client/contract/file'
import { orderDetail } from '@yaoji/api-client/contract/order'
import { paymentStateCall } from '@yaoji/api-client/contract/payment'
import { expect, test } from 'vitest'
import { namedFile, PNG } from '../../../tests/files'
import { insertBuyer } from '../../../tests/fixtures'
import { filesOf } from '../../../tests/operate'
import { insertFile } from '../../../tests/registration'
import { OPERATOR_KEY } from '../../../tests/service'
import { confirm, openTransferShop, PAID, REFUSED, refuse } from '../../../tests/transfer-shop'

const { shop, orderByTransfer, sendSlip, outcomeOf } = openTransferShop()

/** Sends a file as the buyer, for a slip unless said otherwise. */
const sendFile = async (purpose: 'transfer_slip' | 'licence' = 'transfer_slip') =>
  (await shop.browser.upload(fileUpload, { purpose }, namedFile(PNG, '回单.png'))).file

const readSlipFile = (sn: string, id: number | string, key = OPERATOR_KEY) =>
  shop.service.visitor().raw('GET', `/operator/desks/transfers/${sn}/files/${id}`, {
    headers: { authorization: `Bearer ${key}` },
  })

test('[RT-14] [SV-05] the operator reads the files of the slip; of the buyers only its owner does', async () => {
  const id = await orderByTransfer()
  const file = await sendFile()
  const other = await sendFile()
  const { payment } = await sendSlip(id, [file.id])
  const info = { id: file.id, name: '回单.png', type: 'image/png', size: file.size }
  expect(await filesOf(shop.service, `transfers/${payment.sn}`)).toEqual([info])

  const read = await readSlipFile(payment.sn, file.id)
  expect([read.status, read.headers['content-type']]).toEqual([200, 'image/png'])
  expect(Number(read.headers['content-length'])).toBe(file.size)
  expect((await readSlipFile(payment.sn, file.id, 'another key')).status).toBe(403)
  for (const [sn, fileId] of [
    [payment.sn, other.id],
    ['YJ0', file.id],
    [payment.sn, '0'],
    [payment.sn, '%00'],
  ] as const) {
    expect((await readSlipFile(sn, fileId)).status, `${sn} ${fileId}`).toBe(404)
  }

  expect((await shop.browser.raw('GET', file.url)).status).toBe(200)
  const stranger = await shop.service.buyer(await insertBuyer(shop.service.db, { phone: '13900000078' }))
  expect((await stranger.raw('GET', file.url)).status).toBe(404)
  expect((await shop.service.visitor().raw('GET', file.url)).status).toBe(404)
  await expect(shop.browser.call(fileRemove, { id: file.id })).rejects.toMatchObject({ code: 409 })
})

test('[RT-14] [SV-05] a slip needs one to three files of its own purpose and buyer, else nothing is sent', async () => {
  const id = await orderByTransfer()
  const strangerId = await insertBuyer(shop.service.db, { phone: '13900000079' })
  const own = await Promise.all(
    [1, 2, 3, 4].map(() => insertFile(shop.service.db, shop.buyerId, 'transfer_slip')),
  )
  const wrong = [
    [[], '请上传银行回单'],
    [own, '银行回单最多 3 个文件'],
    [[await insertFile(shop.service.db, strangerId, 'transfer_slip')], '文件不存在或已过期，请重新上传'],
    [[await insertFile(shop.service.db, shop.buyerId, 'licence')], '文件不存在或已过期，请重新上传'],
    [[own[0]!, 999_999], '文件不存在或已过期，请重新上传'],
  ] as const
  for (const [files, message] of wrong) {
    await expect(sendSlip(id, [...files])).rejects.toMatchObject({ fields: { file_ids: [message] } })
  }
  expect((await shop.browser.call(paymentStateCall, { id })).payment).toMatchObject({
    state: 'waiting',
    state_text: '等待转账',
    slip_uploaded: 0,
  })
  expect((await sendSlip(id, own.slice(0, 3))).payment.state).toBe('reviewing')
})

test('[RT-14] after a refused slip the buyer sends another one, and the page of the order keeps the files', async () => {
  const id = await orderByTransfer()
  const first = await insertFile(shop.service.db, shop.buyerId, 'transfer_slip')
  const { payment } = await sendSlip(id, [first])
  expect(await outcomeOf(payment.sn, refuse('流水号不符'))).toBe(REFUSED)
  expect((await shop.browser.call(orderDetail, { id })).order.status_text).toBe('等待转账')
  expect((await shop.browser.call(paymentStateCall, { id })).payment.state_text).toBe(
    '转账凭证未通过：流水号不符',
  )
  const second = await insertFile(shop.service.db, shop.buyerId, 'transfer_slip')
  await sendSlip(id, [second])
  expect(await outcomeOf(payment.sn, confirm('612.00'))).toBe(PAID)
  const { payments: rows } = await shop.browser.call(orderDetail, { id })
  expect(rows.map(({ state, files }) => [state, files.map(file => file.id)])).toEqual([['paid', [second]]])
  expect((await readSlipFile(payment.sn, first)).status).toBe(404)
})
