import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { giftForStory } from './fixtures'
import { GiftCard, type GiftCardGift } from './GiftCard'
import * as exported from './index'
import { PointsBar } from './PointsBar'
import { PointsPrice } from './PointsPrice'
import { RedeemDialog } from './RedeemDialog'
import { RedeemedSummary, RedeemFields } from './RedeemFields'

const card = (change: Partial<GiftCardGift> = {}, onRedeem = () => {}) => (
  <GiftCard gift={giftForStory(change)} onRedeem={onRedeem} loginHref="/login?from=%2Fpoints" />
)

test('a gift is redeemed by its own button', async () => {
  const onRedeem = vi.fn()
  const { container } = render(card({}, onRedeem))
  expect(screen.getByRole('article', { name: '臂式电子血压计' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '兑换 臂式电子血压计' }))
  expect(onRedeem).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

test.each<[Partial<GiftCardGift>, string]>([
  [{}, '剩 38 份，限兑 2 份'],
  [{ per_buyer: null, redeemed: 1 }, '剩 38 份，已兑 1 份'],
  [{ redeemed: 1, ends_at: '2026-12-31 23:59:59' }, '剩 38 份，限兑 2 份，已兑 1 份，2026-12-31 23:59 截止'],
  [{ per_buyer: null, state: 'ended', ends_at: '2026-12-31 23:59:59' }, '剩 38 份'],
])('%o says: %s', (change, text) => {
  render(card(change))
  expect(screen.getByText(text)).toBeTruthy()
})

test('a visitor can log in; whoever cannot redeem it reads why', () => {
  const { rerender } = render(card({ state: 'login' }))
  const login = screen.getByRole('link', { name: '登录后兑换 臂式电子血压计' })
  expect(login.getAttribute('href')).toBe('/login?from=%2Fpoints')
  rerender(card({ state: 'points', reason: '积分不足' }))
  expect(screen.getByText('积分不足')).toBeTruthy()
  expect([screen.queryByRole('button'), screen.queryByRole('link')]).toEqual([null, null])
})

test('an amount follows the points only where there is one', () => {
  const { container, rerender } = render(<PointsPrice points={2600} cash="0.00" />)
  expect(container.textContent).toBe('2600 积分')
  rerender(<PointsPrice points={2600} cash="99.00" />)
  expect(container.textContent).toContain('2600 积分 + ')
  expect(container.textContent).toContain('99')
})

const bar = { logHref: '/points', loginHref: '/login', affordable: false }

test('[RT-07] a buyer has points with their record, the rule, and the filter by them', async () => {
  const onAffordableChange = vi.fn()
  const { container, rerender } = render(
    <PointsBar {...bar} points={520} onAffordableChange={onAffordableChange} />,
  )
  expect(container.textContent).toContain('我的积分 520')
  expect(screen.getByRole('link', { name: '积分记录' }).getAttribute('href')).toBe('/points')
  await userEvent.click(screen.getByRole('checkbox', { name: '只看可兑换的' }))
  expect(onAffordableChange).toHaveBeenLastCalledWith(true)
  expect(container.textContent).not.toContain('抵扣')
  await expectAccessible(container)
  rerender(<PointsBar {...bar} points={-20} onAffordableChange={onAffordableChange} />)
  expect(container.textContent).toContain('退货扣回的积分从以后获得的积分中抵扣。订单确认收货')
  rerender(<PointsBar {...bar} points={undefined} />)
  expect(container.textContent).toContain('我的积分 —')
  expect(screen.queryByRole('checkbox')).toBeNull()
  rerender(<PointsBar {...bar} points={null} />)
  expect(screen.getByRole('link', { name: '登录后查看积分' }).getAttribute('href')).toBe('/login')
})

const redeem = { gift: { most: 3, left: 9 }, number: 2, onNumberChange: () => {}, points: 760, cash: '0.00' }

test('[RT-07] how many are redeemed, and what they need; Enter in the number redeems nothing', async () => {
  const onNumberChange = vi.fn()
  const onSubmit = vi.fn()
  const { container } = render(
    <form onSubmit={onSubmit}>
      <RedeemFields {...redeem} onNumberChange={onNumberChange} address="地址">
        密码
      </RedeemFields>
      <button type="submit">兑换</button>
    </form>,
  )
  expect(container.textContent).toContain('最多可兑 3 份地址共需 760 积分密码')
  const number = screen.getByRole('spinbutton', { name: '兑换数量' })
  const user = userEvent.setup()
  await user.clear(number)
  await user.type(number, '3{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.tab()
  expect(onNumberChange).toHaveBeenLastCalledWith(3)
  await expectAccessible(container)
})

const redeemed = {
  ...{ sn: 'JF1', number: 2, points: 760, cash: '0.00' },
  ...{ consignee: '陈晓梅', mobile: '13800000001', region: '成都市', detail: '人民南路 12 号' },
}

test('[RT-07] what was redeemed is summed up', () => {
  const { container } = render(<RedeemedSummary redemption={redeemed} />)
  expect(container.textContent).toBe(
    '单号JF1数量2 份已支付760 积分收货陈晓梅 13800000001 成都市人民南路 12 号',
  )
})

const dialog = {
  ...{ gift: { name: '臂式电子血压计', ypgg: '1 台', most: 3 }, open: true, redeemed: null, form: 'redeem' },
  ...{ busy: false, ready: true, ordersHref: '/redemptions' },
}

test('[RT-07] the dialog redeems by its form, and cannot be closed meanwhile', async () => {
  const onClose = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const content = <form id="redeem" aria-label="兑换" onSubmit={onSubmit} />
  const { rerender } = render(
    <RedeemDialog {...dialog} onClose={onClose}>
      {content}
    </RedeemDialog>,
  )
  expect(screen.getByRole('dialog', { name: '兑换 臂式电子血压计' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '确认兑换' }))
  expect(onSubmit).toHaveBeenCalledOnce()
  rerender(
    <RedeemDialog {...dialog} onClose={onClose} busy>
      {content}
    </RedeemDialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['without an address', { ready: false }],
  ['for a gift that is gone', { gift: { ...dialog.gift, most: 0 } }],
])('[RT-07] %s nothing can be redeemed', (_, change) => {
  render(<RedeemDialog {...dialog} {...change} onClose={() => {}} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '确认兑换' }).disabled).toBe(true)
})

test('[RT-07] afterwards it says what was redeemed, and leads to all redemptions', async () => {
  const onClose = vi.fn()
  render(<RedeemDialog {...dialog} redeemed={redeemed} onClose={onClose} />)
  expect(screen.getByRole('dialog', { name: '兑换成功' }).textContent).toContain('臂式电子血压计，等待发货')
  expect(screen.getByRole('link', { name: '看积分订单' }).getAttribute('href')).toBe('/redemptions')
  await userEvent.click(screen.getByRole('button', { name: '继续兑换' }))
  expect(onClose).toHaveBeenCalledOnce()
})

testConformance(exported, {
  RedeemDialog: { props: { ...dialog, onClose: () => {} } },
  PointsBar: { props: { ...bar, points: 5, onAffordableChange: () => {} } },
  RedeemFields: { props: { ...redeem, address: '地址' } },
  RedeemedSummary: { props: { redemption: redeemed } },
  GiftCard: { props: { gift: giftForStory({ cash: '99.00' }), onRedeem: () => {}, loginHref: '/login' } },
  PointsPrice: { props: { points: 2600, cash: '99.00' } },
})
