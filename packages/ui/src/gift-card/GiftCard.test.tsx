import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { giftForStory } from './fixtures'
import { GiftCard, type GiftCardGift } from './GiftCard'
import * as exported from './index'
import { PointsPrice } from './PointsPrice'

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
  [{}, '剩 38 件，限兑 2 件'],
  [{ per_buyer: null, redeemed: 1 }, '剩 38 件，已兑 1 件'],
  [{ redeemed: 1, ends_at: '2026-12-31 23:59:59' }, '剩 38 件，限兑 2 件，已兑 1 件，2026-12-31 23:59 截止'],
  [{ per_buyer: null, state: 'ended', ends_at: '2026-12-31 23:59:59' }, '剩 38 件'],
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

testConformance(exported, {
  GiftCard: { props: { gift: giftForStory({ cash: '99.00' }), onRedeem: () => {}, loginHref: '/login' } },
  PointsPrice: { props: { points: 2600, cash: '99.00' } },
})
