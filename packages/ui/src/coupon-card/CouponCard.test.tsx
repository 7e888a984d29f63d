import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ClaimCard, type ClaimCardCoupon, type ClaimCardProps } from './ClaimCard'
import { CouponCard } from './CouponCard'
import { CouponCardSkeleton } from './CouponCardSkeleton'
import { claimableFor, couponFor, ownCouponFor, usedCouponForStory } from './fixtures'
import * as exported from './index'
import { OwnCoupons, type OwnCouponsProps } from './OwnCoupons'

const text = () => screen.getByRole('article').textContent

test('it says the value, from which amount, for what, how much at most and until when', () => {
  render(<CouponCard coupon={couponFor({ max_amount: '50.00' })} />)
  const card = screen.getByRole('article', { name: '满 500 减 20' })
  expect(card.textContent).toContain('¥20满 ¥500.00 可用满减券')
  expect(card.textContent).toContain('全场通用，最高减 ¥50.00')
  expect(card.textContent).toContain('2026-11-01 至 2026-12-31')
})

test.each([
  [{ rate_text: '95折', amount: '0.00', kind: 'discount' }, '95折'],
  [{ amount: '12.50' }, '¥12.50'],
  [{ amount: '1200.00' }, '¥1,200'],
  [{ min_amount: '0.00' }, '无门槛'],
] as const)('a coupon with %o shows %s', (change, shown) => {
  render(<CouponCard coupon={couponFor(change)} />)
  expect(text()).toContain(shown)
})

test('what is left is shown in words and as a bar', () => {
  const { container } = render(<CouponCard coupon={couponFor()} stock={{ left: 50, quota: 200 }} />)
  expect(text()).toContain('剩 50 张，共 200 张')
  const bar = container.querySelector<HTMLElement>('[data-part=bar]')
  expect(bar?.style.getPropertyValue('--left')).toBe('0.25')
})

test('without stock there is no bar; notes and actions are shown', () => {
  const { container } = render(
    <CouponCard
      coupon={couponFor()}
      inactive
      notes={['每店限领 3 张']}
      actions={<button type="button">领取</button>}
    />,
  )
  expect(container.querySelector('[data-part=bar]')).toBeNull()
  const card = screen.getByRole('article')
  expect(card.dataset).toMatchObject({ kind: 'reduce', inactive: '' })
  expect(within(card).getByText('每店限领 3 张')).toBeTruthy()
  expect(within(card).getByRole('button', { name: '领取' })).toBeTruthy()
})

const half = { kind: 'cash', amount: '50.00', left_amount: '16.67' } as const

test.each([
  [{ kind: 'freight', max_amount: '10.00' }, false, '全场通用，抵扣运费2026'],
  [{ kind: 'freight', scope_text: '抵扣运费' }, false, '满 500 减 20抵扣运费2026'],
  [half, false, '全场通用，面值 ¥50.00，已用一部分2026'],
  [half, true, '¥50.00满'],
  [{ ...half, left_amount: '50.00' }, false, '全场通用2026'],
] as const)('of a coupon with %o, used up: %s, it shows %s', (change, inactive, shown) => {
  render(<CouponCard coupon={couponFor(change)} inactive={inactive} />)
  expect(text()).toContain(shown)
})

test.each([
  ['2026-10-31', 0, '2026-11-01 起可用', undefined],
  ['2026-11-01', 0, '还剩 60 天', undefined],
  ['2026-12-30', 1, '还剩 1 天', ''],
  ['2026-12-31', 1, '今天到期', ''],
] as const)('on %s, near its end: %s, it says %s', (today, is_ending, shown, soon) => {
  render(<CouponCard coupon={couponFor({ is_ending })} today={today} />)
  expect(screen.getByText(shown).dataset.soon).toBe(soon)
})

test('what became of it is in place of the days; a name can be a heading, an end have a minute', () => {
  render(
    <CouponCard
      coupon={couponFor({ end_time: '2026-12-31 10:30:00' })}
      today="2026-11-02"
      state="已使用"
      nameAs="h3"
    />,
  )
  expect(screen.getByRole('heading', { level: 3, name: '满 500 减 20' })).toBeTruthy()
  expect(text()).toContain('2026-11-01 至 2026-12-31 10:30已使用')
})

test('its texts can be replaced', () => {
  render(<CouponCard coupon={couponFor()} labels={{ threshold: amount => `from ${amount}` }} />)
  expect(text()).toContain('from 500.00')
})

test('axe', async () => {
  const { container } = render(
    <CouponCard
      coupon={couponFor()}
      stock={{ left: 0, quota: 0 }}
      actions={<button type="button">领取</button>}
    />,
  )
  await expectAccessible(container)
})

test('of several cards that load, one says so', () => {
  render(<CouponCardSkeleton label="正在加载优惠券" />)
  render(<CouponCardSkeleton />)
  expect(screen.getAllByText('正在加载优惠券')).toHaveLength(1)
})

const claim = (change: Partial<ClaimCardCoupon> = {}, props: Partial<ClaimCardProps> = {}) => (
  <ClaimCard
    coupon={claimableFor(change)}
    now={1_795_312_800}
    onBegin={() => {}}
    onClaim={() => {}}
    busy={false}
    loginHref={undefined}
    {...props}
  />
)

test('[RT-38] a coupon is claimed by its own button, within its limits', async () => {
  const onClaim = vi.fn()
  const { container } = render(claim({ per_day: 1, claimed: 1 }, { onClaim }))
  expect(text()).toContain('每店限领 2 张，每天 1 张，已领 1 张')
  expect(text()).toContain('剩 320 张，共 500 张')
  await userEvent.click(screen.getByRole('button', { name: '领取 满 500 减 20' }))
  expect(onClaim).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

test('[RT-38] a visitor logs in first', () => {
  render(claim({}, { loginHref: '/login' }))
  expect(screen.getByRole('link', { name: '登录领取' }).getAttribute('href')).toBe('/login')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [{ state: 'gone' }, '已抢完'],
  [{ state: 'today' }, '今天已领取，明天可以再领'],
  [{ state: 'coming', claim_begin_time: '2099-11-22 10:00:00' }, '2099-11-22 10:00 开始领取，还有 '],
])('[RT-38] with %o there is no button, but the reason', (change, reason) => {
  render(claim(change))
  expect(text()).toContain(reason)
  expect(screen.queryByRole('button')).toBeNull()
})

test('[RT-38] when the last one is claimed, the link to use it has the focus', () => {
  const { rerender } = render(claim())
  screen.getByRole('button').focus()
  rerender(claim({ state: 'claimed', unused: 1, claimed: 2 }))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '去使用 满 500 减 20' }))
})

const own = (props: Partial<OwnCouponsProps>) => (
  <OwnCoupons
    name="优惠券"
    status="unused"
    coupons={[ownCouponFor()]}
    orderHref={sn => `/orders/${sn}`}
    links={[['去选购商品', '/list']]}
    {...props}
  />
)

test('[RT-22] of the buyer’s coupons one leads to where it is used, a used one to its order', async () => {
  const { container } = render(own({ coupons: [ownCouponFor(), usedCouponForStory], refreshing: true }))
  expect(screen.getByRole('link', { name: '去使用 满 500 减 20' }).getAttribute('href')).toBe('#use')
  const order = screen.getByRole('link', { name: '查看订单，使用了 满 500 减 20' })
  expect(order.getAttribute('href')).toBe('/orders/YJ26112200000018')
  expect(screen.getByText('已使用')).toBeTruthy()
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
  await expectAccessible(container)
})

test('[RT-22] what expired has no link', () => {
  render(own({ coupons: [ownCouponFor({ status: 'expired', status_text: '已过期' })] }))
  expect(screen.queryByRole('link')).toBeNull()
})

test('[RT-22] without coupons it says of which status, and where to go for one that can be used', () => {
  const { rerender } = render(own({ coupons: [] }))
  expect(screen.getByText('没有可用的优惠券')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去选购商品' })).toBeTruthy()
  rerender(own({ coupons: [], status: 'expired' }))
  expect(screen.getByText('没有已过期的优惠券')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('[RT-22] while the coupons load it says so once', () => {
  render(own({ coupons: undefined }))
  expect(screen.getAllByText('正在加载优惠券')).toHaveLength(1)
})

testConformance(exported, {
  ClaimCard: {
    props: {
      coupon: claimableFor(),
      now: undefined,
      onBegin: () => {},
      onClaim: () => {},
      busy: false,
      loginHref: undefined,
    },
  },
  CouponCard: { props: { coupon: couponFor(), today: '2026-11-02' } },
  CouponCardSkeleton: { props: { label: '正在加载优惠券' } },
  OwnCoupons: {
    props: { name: '优惠券', status: 'unused', coupons: [ownCouponFor()], orderHref: () => '/' },
  },
})
