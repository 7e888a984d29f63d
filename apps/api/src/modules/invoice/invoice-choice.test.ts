import { invoiceList, invoiceProfile, invoiceProfileSave } from '@yaoji/api-client/contract/invoice'
import { orderCancel, orderDetail } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { INVOICE_DETAILS, openInvoiceShop } from '../../../tests/invoice-shop'
import { waiting } from '../../../tests/operate'
import { users } from '../../session/tables'
import { expireUnpaid } from '../order/expire'

const { shop, order, pay, group, apply, issue, openOrders } = openInvoiceShop()

/** The profile that waits, as the group names it. */
async function waitingProfile(): Promise<string> {
  const rows = await waiting(shop.service, 'invoice-profiles')
  return `invoice-profiles/${rows.at(-1)?.id}`
}

test('[RT-32] a special invoice needs bank and account that passed a review; the old profile counts until then', async () => {
  const id = await order()
  await expect(apply([id], 'special')).rejects.toMatchObject({ kind: 'invalid' })
  const saved = await shop.browser.call(invoiceProfileSave, INVOICE_DETAILS)
  expect(saved.change).toMatchObject({ ...INVOICE_DETAILS, state: 'reviewing' })
  expect(saved.profile).toMatchObject({ bank: '', account: '' })
  await expect(apply([id], 'special')).rejects.toMatchObject({ kind: 'invalid' })
  const rejected = await group(`${await waitingProfile()}/reject`, { reason: '账号不符' })
  expect(rejected.outcome).toBe('未通过')
  expect((await shop.browser.call(invoiceProfile, {})).change).toMatchObject({
    state: 'rejected',
    reason: '账号不符',
  })
  await shop.browser.call(invoiceProfileSave, INVOICE_DETAILS)
  await group(`${await waitingProfile()}/pass`)
  const { profile, change, types } = await shop.browser.call(invoiceProfile, {})
  expect(profile).toMatchObject(INVOICE_DETAILS)
  expect(change).toBeNull()
  expect(types.every(({ reason }) => reason === '')).toBe(true)
  expect((await apply([id], 'special')).invoice.type_text).toBe('增值税专用发票')
  await expect(shop.browser.call(invoiceProfileSave, INVOICE_DETAILS)).rejects.toMatchObject({
    message: '开票信息没有变化',
  })
})

test('[RT-32] [SV-04] a profile that the buyer changed after it was listed is not decided on', async () => {
  await shop.browser.call(invoiceProfileSave, INVOICE_DETAILS)
  const listed = await waitingProfile()
  await shop.browser.call(invoiceProfileSave, { ...INVOICE_DETAILS, account: '6222000000000' })
  for (const [action, fields] of [
    ['pass', {}],
    ['reject', { reason: '账号不符' }],
  ] as const)
    expect(await group(`${listed}/${action}`, fields)).toMatchObject({
      status: 409,
      msg: '买家已修改开票信息，请重新列出后再审核',
    })
  const now = await waitingProfile()
  expect((await group(`${now}/pass`)).outcome).toBe('已通过')
  expect(await group(`${now}/pass`)).toMatchObject({ status: 409, msg: '开票信息不在审核中' })
  expect((await group('invoice-profiles/999999/pass')).status).toBe(404)
  const { profile } = await shop.browser.call(invoiceProfile, {})
  expect(profile?.account).toBe('6222000000000')
})

test('[RT-32] a buyer whose licence is not approved has no profile and no invoice', async () => {
  await shop.service.db.update(users).set({ licence_state: 'submitted' }).where(eq(users.id, shop.buyerId))
  const { profile, types } = await shop.browser.call(invoiceProfile, {})
  expect([profile, types[0]?.reason]).toEqual([null, '资质审核通过后才能开票'])
  await expect(shop.browser.call(invoiceProfileSave, INVOICE_DETAILS)).rejects.toMatchObject({
    kind: 'refused',
  })
})

test('[RT-13] [RT-32] the invoice that the checkout chose is issued after the payment', async () => {
  const id = await order({ paid: false, invoice_type: 'digital' })
  const { list } = await shop.browser.call(invoiceList, {})
  expect(list).toMatchObject([{ state: 'applied', state_text: '付款后开票', orders: [{ id }] }])
  const early = await group(`invoices/${list[0]!.id}/issue`)
  expect(early.msg).toContain('还没有付款')
  await pay(id)
  await issue(list[0]!.id)
})

const applications = async () =>
  (await shop.browser.call(invoiceList, {})).list.map(({ orders }) => orders.map(({ id }) => id))

test('[RT-32] an order that is cancelled or expires leaves no application for its invoice', async () => {
  const cancelled = await order({ paid: false, invoice_type: 'digital' })
  const expired = await order({ paid: false, invoice_type: 'digital' })
  expect(await applications()).toEqual([[expired], [cancelled]])
  await shop.browser.call(orderCancel, { id: cancelled })
  expect(await applications()).toEqual([[expired]])
  await expireUnpaid({ db: shop.service.db, now: new Date('2027-01-01T00:00:00Z') })
  expect(await applications()).toEqual([])
})

test('[RT-32] an order that is closed leaves the application, which goes on for the other order', async () => {
  const [closed, kept] = [await order(), await order()]
  const { invoice } = await apply([closed, kept])
  const { sn } = (await shop.browser.call(orderDetail, { id: closed })).order
  expect((await group(`orders/${sn}/close`, { reason: '缺货' })).outcome).toBe('已关闭')
  expect(await applications()).toEqual([[kept]])
  await issue(invoice.id)
})

test('[RT-13] [RT-32] who chose no invoice can still apply; a type that is not open is refused at the order', async () => {
  await expect(order({ invoice_type: 'special' })).rejects.toMatchObject({
    kind: 'invalid',
    fields: { invoice_type: [expect.stringContaining('专用发票')] },
  })
  const id = await order({ invoice_type: 'not_needed' })
  expect(await openOrders()).toEqual([[id, 'not_needed']])
  expect((await shop.browser.call(orderDetail, { id })).order.actions).not.toContain('apply_invoice')
  await apply([id])
  expect(await openOrders()).toEqual([])
})
