import { screen, waitFor, within } from '@testing-library/react'
import {
  claimableCouponFor,
  claimableCouponsOf,
  couponFor,
  failWith,
  shopConfig,
} from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { changingInASecond } from '../../testing/changingInASecond'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

const one = claimableCouponFor(1)

const OWN = {
  unused: 4,
  locked: 0,
  used: 0,
  expired: 0,
  void: 0,
  ending_soon: 2,
  coupon_ending_soon: 1,
  coupon: 3,
  cash: 1,
}

describePageStates('couponCentre', {
  answers: { 'user.availableCoupon': () => claimableCouponsOf(one), 'user.couponNum': () => OWN },
  call: 'user.availableCoupon',
  asks: { page: 1 },
  crumbs: { 首页: '/', 领券中心: '' },
  loading: '正在加载优惠券',
  ready: one.name,
  empty: { answer: claimableCouponsOf(), text: '暂时没有可领取的优惠券' },
})

const open = (coupon = one, at = '/lqzx') =>
  openShop(at, { 'user.availableCoupon': () => claimableCouponsOf(coupon) })
const card = () => screen.findByRole('article', { name: one.name })

test('[RT-38 /lqzx] [AP-25] a claimed coupon says so, and the focus goes to where it is used', async () => {
  const { user, client } = open()
  const button = await within(await card()).findByRole('button', { name: `领取 ${one.name}` })
  const claimed = claimableCouponFor(1, {
    state: 'claimed',
    claimed: 1,
    unused: 1,
    left: 59,
    use_url: '/zyyp',
  })
  client.answer({
    'coupon.claim': () => ({ coupon: couponFor(1, { name: one.name, use_url: '/zyyp' }) }),
    'user.availableCoupon': () => claimableCouponsOf(claimed),
  })
  await user.click(button)
  const use = await within(await card()).findByRole('link', { name: `去使用 ${one.name}` })
  expect(use.getAttribute('href')).toBe('/zyyp')
  expect(client.sentTo('coupon.claim').map(({ input }) => input)).toEqual([{ id: 1 }])
  expect((await card()).textContent).toContain('每店限领 1 张，已领 1 张')
  expect((await card()).textContent).toContain('剩 59 张，共 100 张')
  expect(await screen.findByText(`已领取：${one.name}`)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(use))
})

test('[RT-38 /lqzx] a refused claim says why, and the page shows what is left now', async () => {
  const { user, client } = open()
  const button = await within(await card()).findByRole('button')
  client.answer({
    'coupon.claim': () => failWith('refused', { code: 409, message: '优惠券已领完' }),
    'user.availableCoupon': () => claimableCouponsOf(claimableCouponFor(1, { state: 'gone', left: 0 })),
  })
  await user.click(button)
  expect(await screen.findByText('优惠券已领完')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('已抢完')).toBeTruthy())
  expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull()
})

test.each([
  [{ state: 'today', claimed: 1, unused: 1, per_buyer: 3, per_day: 1 }, '今天已领取，明天可以再领'],
  [{ state: 'claimed', claimed: 1, unused: 0 }, '已领 1 张'],
  [{ state: 'gone', left: 0 }, '已抢完'],
  [{ state: 'coming', claim_begin_time: '2031-06-01 18:00:00' }, '2031-06-01 18:00 开始领取'],
] as const)('[RT-38 /lqzx] a coupon that is %o has no button and says %s', async (change, text) => {
  open(claimableCouponFor(1, change))
  expect((await card()).textContent).toContain(text)
  expect(within(await card()).queryByRole('button')).toBeNull()
})

test('[RT-38 /lqzx] the answer is read again in the second in which the claiming begins', async () => {
  // The service's clock is 10 hours before noon in China; the coupon begins a second later.
  const begins = new Date((shopConfig().timestamp + 1 + 8 * 3600) * 1000).toISOString()
  const claim_begin_time = begins.slice(0, 19).replace('T', ' ')
  const coming = () => claimableCouponsOf(claimableCouponFor(1, { state: 'coming', claim_begin_time }))
  openShop('/lqzx', { 'user.availableCoupon': changingInASecond(coming, () => claimableCouponsOf(one)) })
  await card()
  expect(await screen.findByRole('button', { name: `领取 ${one.name}` })).toBeTruthy()
})

test('[RT-38 /lqzx] kind and scope are in the address and in the call; nothing found leads to all', async () => {
  const { user, client, place } = open(one, '/lqzx?page=2')
  await user.click(await screen.findByRole('tab', { name: '折扣券' }))
  await waitFor(() => expect(place.now).toBe('/lqzx?kind=discount'))
  client.answer({ 'user.availableCoupon': () => claimableCouponsOf() })
  await user.selectOptions(screen.getByRole('combobox', { name: '适用范围' }), '指定品牌')
  await waitFor(() => expect(place.now).toBe('/lqzx?kind=discount&scope=brand'))
  await waitFor(() =>
    expect(client.sentTo('user.availableCoupon').at(-1)?.input).toMatchObject({
      kind: 'discount',
      scope: 'brand',
      page: 1,
    }),
  )
  await user.click(await screen.findByRole('button', { name: '看全部优惠券' }))
  await waitFor(() => expect(place.now).toBe('/lqzx'))
})

test('[RT-38 /lqzx] [AP-33] the own coupons are counted, with those that end soon', async () => {
  openShop('/lqzx', { 'user.availableCoupon': () => claimableCouponsOf(one), 'user.couponNum': () => OWN })
  const own = await screen.findByRole('link', { name: '我的优惠券 3 张，1 张即将到期' })
  expect(own.getAttribute('href')).toBe('/wdqb/yhq')
})

test.each([
  [{ ...OWN, coupon_ending_soon: 0 }, '我的优惠券 3 张'],
  [{ ...OWN, unused: 1, coupon: 0, coupon_ending_soon: 0 }, '我的优惠券'],
])('[RT-38 /lqzx] [AP-33] of own coupons %o the link says only what there is', async (own, name) => {
  const { client } = openShop('/lqzx', {
    'user.availableCoupon': () => claimableCouponsOf(one),
    'user.couponNum': () => own,
  })
  await card()
  await waitFor(() => expect(client.sentTo('user.couponNum')).toHaveLength(1))
  expect(await within(screen.getByRole('main')).findByRole('link', { name })).toBeTruthy()
})

test('[RT-38 /lqzx] without coupons there are ways on', async () => {
  openShop('/lqzx', { 'user.availableCoupon': () => claimableCouponsOf() })
  await screen.findByText('暂时没有可领取的优惠券')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: '看每日特价' }).getAttribute('href')).toBe('/mrtj')
  expect(main.getByRole('link', { name: '看满减活动' }).getAttribute('href')).toBe('/yjh')
  expect(screen.queryByRole('button', { name: '看全部优惠券' })).toBeNull()
})

test.each([
  ['/lqzx?kind=cash', '现金券', '全部范围'],
  ['/lqzx?scope=goods', '全部', '指定商品'],
])(
  '[RT-38 /lqzx] at %s the kind %s and the scope %s are chosen, and can be cleared',
  async (at, kind, scope) => {
    const { user, place } = openShop(at, { 'user.availableCoupon': () => claimableCouponsOf() })
    await screen.findByText('没有符合条件的优惠券')
    const kinds = within(screen.getByRole('tablist', { name: '优惠券种类' }))
    expect(kinds.getByRole('tab', { selected: true }).textContent).toBe(kind)
    expect(kinds.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
      '全部',
      '满减券',
      '折扣券',
      '现金券',
      '运费券',
    ])
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: '适用范围' })
    expect(select.selectedOptions[0]?.text).toBe(scope)
    await user.click(screen.getByRole('button', { name: '看全部优惠券' }))
    await waitFor(() => expect(place.now).toBe('/lqzx'))
  },
)

test('[RT-38 /lqzx] all kinds and all scopes are the address without them', async () => {
  const { user, place } = open(one, '/lqzx?kind=freight&scope=zone')
  await card()
  await user.selectOptions(screen.getByRole('combobox', { name: '适用范围' }), '全部范围')
  await waitFor(() => expect(place.now).toBe('/lqzx?kind=freight'))
  await user.click(screen.getByRole('tab', { name: '全部' }))
  await waitFor(() => expect(place.now).toBe('/lqzx'))
})

test('[RT-38 /lqzx] while another kind loads the coupons stay', async () => {
  const { user, client } = open()
  await card()
  client.answer({ 'user.availableCoupon': () => new Promise(() => {}) })
  await user.click(screen.getByRole('tab', { name: '运费券' }))
  await waitFor(() => expect(client.sentTo('user.availableCoupon')).toHaveLength(2))
  expect(await card()).toBeTruthy()
})

test.each([
  ['gone', ''],
  ['open', undefined],
  ['today', undefined],
] as const)(
  '[RT-38 /lqzx] of a coupon that is %s the card is grey only when none are left',
  async (state, grey) => {
    open(claimableCouponFor(1, { state, left: state === 'gone' ? 0 : 5 }))
    expect((await card()).dataset.inactive).toBe(grey)
  },
)
