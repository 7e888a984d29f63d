import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { type Answers, failWith } from '../../testing/fakeClient'
import { openShop } from '../../testing/openShop'
import { redemptionFor, redemptionsOf } from '../../testing/redemptions'

describePageStates('ordersPoints', {
  answers: { 'redemption.list': () => redemptionsOf(redemptionFor()) },
  call: 'redemption.list',
  asks: { tab: 'all', page: 1 },
  loading: '正在加载积分订单',
  ready: 'JF26112200000009',
  empty: { answer: redemptionsOf(), text: '还没有积分订单' },
})

const open = (answers: Answers = {}, at = '/order/jfdd') =>
  openShop(at, { 'redemption.list': () => redemptionsOf(redemptionFor()), ...answers })

const findRow = async () => within(await screen.findByRole('listitem', { name: '积分订单 JF26112200000009' }))

test('[RT-29 /jfdd] a redemption that is not shipped is cancelled after a question; its points come back', async () => {
  const { client, user } = open()
  const row = await findRow()
  await user.click(row.getByRole('button', { name: /^取消兑换/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '取消兑换' }))
  expect(dialog.getByText(/760 积分退回账户。/)).toBeTruthy()
  const cancelled = redemptionFor({
    ...{ status: -10, status_text: '已取消', actions: [], reason: '买家取消' },
    ended_at: '2026-11-22 10:00:00',
  })
  client.answer({
    'redemption.cancel': () => ({ redemption: cancelled }),
    'redemption.list': () => redemptionsOf(cancelled),
  })
  await user.click(dialog.getByRole('button', { name: '取消兑换' }))
  expect(await screen.findByText('已取消，760 积分已退回')).toBeTruthy()
  expect(await row.findByText('2026-11-22 10:00 买家取消')).toBeTruthy()
  expect(row.queryByRole('button')).toBeNull()
  expect(client.askedOf('redemption.cancel').map(({ input }) => input)).toEqual([{ id: 9 }])
})

test('[RT-29 /jfdd] what was shipped meanwhile cannot be cancelled: why, and the parcel', async () => {
  const { client, user } = open()
  const row = await findRow()
  await user.click(row.getByRole('button', { name: /^取消兑换/ }))
  const shipped = redemptionFor({
    ...{ status: 20, status_text: '已发货', company: '中通快递', tracking_no: 'ZT1', actions: ['receive'] },
    ...{ shipped_at: '2026-11-22 11:00:00', receive_before: '2026-12-02 11:00:00' },
  })
  client.answer({
    'redemption.cancel': () => failWith('refused', { code: 409, message: '积分订单已发货，不能进行此操作' }),
    'redemption.list': () => redemptionsOf(shipped),
  })
  const dialog = within(await screen.findByRole('dialog', { name: '取消兑换' }))
  await user.click(dialog.getByRole('button', { name: '取消兑换' }))
  expect(await screen.findByText(/积分订单已发货，不能进行此操作/)).toBeTruthy()
  expect(await row.findByText(/中通快递 ZT1/)).toBeTruthy()
  expect(row.getByText('2026-12-02 11:00')).toBeTruthy()
  await user.click(row.getByRole('button', { name: /^确认收货/ }))
  const done = redemptionFor({ ...shipped, status: 30, status_text: '已完成', actions: [] })
  client.answer({
    'redemption.receive': () => ({ redemption: done }),
    'redemption.list': () => redemptionsOf(done),
  })
  const question = within(await screen.findByRole('dialog', { name: '确认收货' }))
  await user.click(question.getByRole('button', { name: '确认收货' }))
  expect(await row.findByText('已完成')).toBeTruthy()
})

test('[RT-29 /jfdd] status and keywords are in the address; without a match all are one press away', async () => {
  const { client, place, user } = open({}, '/order/jfdd?keywords=温湿度')
  await findRow()
  expect(client.askedOf('redemption.list')[0]?.input).toEqual({ tab: 'all', keywords: '温湿度', page: 1 })
  client.answer({ 'redemption.list': () => redemptionsOf() })
  await user.click(screen.getByRole('tab', { name: /已取消/ }))
  expect(place.now).toBe('/order/jfdd?keywords=%E6%B8%A9%E6%B9%BF%E5%BA%A6&tab=cancelled')
  await user.click(await screen.findByRole('button', { name: '看全部积分订单' }))
  await waitFor(() => expect(place.now).toBe('/order/jfdd'))
})
