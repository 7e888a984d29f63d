import { orderList, orderReceive } from '@yaoji/api-client/contract/order'
import { userTodo } from '@yaoji/api-client/contract/todo'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertCoupon } from '../../../tests/buyer-data'
import { NOW, openOrderShop } from '../../../tests/order-shop'
import { users } from '../../session/tables'
import { enterprises, licenceDocuments } from '../licence/tables'
import { messages } from '../message/tables'
import { orders } from '../order/tables'
import { supplyContracts } from '../supply-contract/tables'
import { movePoints, POINTS_USE } from '../wallet/points'

const shop = openOrderShop()

const todo = async () => (await shop.browser.call(userTodo, {})).list
const find = async (kind: string) => (await todo()).find(each => each.kind === kind)
const own = <Row extends object>(row: Row) => ({ user_id: shop.buyerId, ...row })

/** A pharmacy with every document; the drug licence is valid until a day that the test names. */
async function insertDocuments(drugEnd: string): Promise<void> {
  const { db } = shop.service
  await db.insert(enterprises).values(own({ type: 'pharmacy', credit_code: '', legal_person: '' }))
  const types = [
    'business_licence',
    'drug_licence',
    'authorisation',
    'buyer_identity',
    'invoice_data',
  ] as const
  await db.insert(licenceDocuments).values(
    types.map(type =>
      own({
        type,
        number: '1',
        begin_date: '2024-01-01',
        end_date: type === 'drug_licence' ? drugEnd : '2030-01-01',
        long_term: 0 as const,
        review: 'passed' as const,
        submitted_at: NOW,
      }),
    ),
  )
}

test('[RT-21] orders that wait are counted, with the first deadline, until they are paid or cancelled', async () => {
  await insertDocuments('2030-01-01')
  expect(await todo()).toEqual([])
  const { order_id } = await shop.place([{ goods_id: 6, number: 1 }])
  expect(await todo()).toMatchObject([
    {
      kind: 'pay',
      urgency: 'soon',
      count: 1,
      title: '1 个订单待付款',
      text: expect.stringContaining('10:30'),
    },
  ])
  await shop.service.db
    .update(orders)
    .set({ status: 40, paid_amount: sql`${orders.payable_amount}` })
    .where(eq(orders.id, order_id))
  expect(await todo()).toMatchObject([{ kind: 'receive', urgency: 'info', title: '1 个订单待收货' }])
  await shop.browser.call(orderReceive, { id: order_id })
  expect(await find('receive')).toBeUndefined()
})

test('[RT-21] the orders to pay are as many as in their tab, and those whose transfer is confirmed need nothing', async () => {
  await insertDocuments('2030-01-01')
  const first = await shop.place([{ goods_id: 6, number: 1 }])
  const second = await shop.place([{ goods_id: 6, number: 2 }])
  const statusIs = (id: number, status: 10 | 15) =>
    shop.service.db.update(orders).set({ status }).where(eq(orders.id, id))
  const counted = async () => {
    const [row] = await todo()
    const { tabs } = await shop.browser.call(orderList, {})
    expect(row?.count).toBe(tabs.find(({ tab }) => tab === 'unpaid')?.count)
    return row
  }
  await statusIs(first.order_id, 15)
  expect(await counted()).toMatchObject({
    ...{ kind: 'pay', urgency: 'soon', count: 2, title: '2 个订单待付款' },
    text: expect.stringMatching(
      /^1 个等您付款，最早一个请在 .* 前付款，逾期自动取消；1 个已提交转账凭证，.*不用再付$/,
    ),
  })
  await statusIs(second.order_id, 15)
  expect(await counted()).toMatchObject({
    ...{ kind: 'transfer', urgency: 'info', count: 2, title: '2 个订单待确认收款' },
  })
})

test.each([
  ['2026-12-15', { urgency: 'soon', text: '25 天后到期，请更新' }],
  ['2026-11-01', { urgency: 'late', text: '已于 2026-11-01 到期，请更新' }],
])('[RT-21] a document that is valid until %s waits for the buyer', async (end, row) => {
  await insertDocuments(end)
  expect(await todo()).toEqual([{ kind: 'document', title: '《药品经营许可证》', count: 1, ...row }])
})

test('[RT-21] the most urgent comes first', async () => {
  const { db } = shop.service
  await insertDocuments('2026-11-01')
  await insertCoupon(db, shop.buyerId, { end_at: new Date(NOW.getTime() + 86_400_000) })
  await db
    .insert(messages)
    .values(own({ kind: 'system' as const, title: '通知', content: '', created_at: NOW }))
  await db
    .update(supplyContracts)
    .set({ end_date: '2026-11-30' })
    .where(eq(supplyContracts.user_id, shop.buyerId))
  expect((await find('contract'))?.text).toBe('请在 2026-12-01 前签订下一年度的合同')
  expect((await todo()).map(({ kind, urgency, title }) => [kind, urgency, title])).toEqual([
    ['document', 'late', '《药品经营许可证》'],
    ['contract', 'soon', '供货合同即将到期'],
    ['coupon', 'soon', '1 张优惠券或现金券即将到期'],
    ['message', 'info', '1 条未读消息'],
  ])
})

test('[RT-21] without a valid contract it says that one must be signed', async () => {
  const { db } = shop.service
  await insertDocuments('2030-01-01')
  await db.delete(supplyContracts).where(eq(supplyContracts.user_id, shop.buyerId))
  expect(await todo()).toMatchObject([
    { kind: 'contract', urgency: 'late', title: '供货合同待签订', text: '签订本年度的合同后才能下单' },
  ])
})

test('[RT-21] receipts of ephedrine-type orders are late when one was rejected', async () => {
  const { db } = shop.service
  const { order_id } = await shop.place([{ goods_id: 3, number: 1 }])
  const receiptIs = (receipt: 'due' | 'rejected') =>
    db.update(orders).set({ receipt }).where(eq(orders.id, order_id))
  await receiptIs('due')
  expect(await find('receipt')).toMatchObject({ urgency: 'soon', title: '1 个含麻订单待上传回执' })
  await receiptIs('rejected')
  expect(await find('receipt')).toMatchObject({ urgency: 'late' })
})

test('[RT-21] points are named in the last 60 days before they expire', async () => {
  const { db, clock } = shop.service
  const give = { user_id: shop.buyerId, amount: 50, use_type: POINTS_USE.given, order_sn: null, remark: '' }
  await db.transaction(tx => movePoints({ db: tx, now: new Date('2025-05-01T00:00:00Z') }, give))
  expect(await find('points')).toMatchObject({ title: '50 积分即将过期', text: '2026-12-31 之后作废' })
  clock.now = new Date('2026-10-01T00:00:00Z')
  expect(await find('points')).toBeUndefined()
})

test.each([
  ['submitted', 'info', '资质审核中'],
  ['draft', 'late', '资质待完善'],
] as const)('[RT-21] a licence that is %s is said so', async (licence_state, urgency, title) => {
  await shop.service.db.update(users).set({ licence_state }).where(eq(users.id, shop.buyerId))
  expect(await todo()).toMatchObject([{ kind: 'licence', urgency, title }])
})
