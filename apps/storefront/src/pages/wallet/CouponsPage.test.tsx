import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OwnCoupon } from '@yaoji/api-client/contract/coupon'
import {
  type Answers,
  couponFor,
  couponsOf,
  type DataNamed,
  moneyEntryFor,
  moneyLogOf,
  shopConfigAt,
} from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { href } from '../../routes'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import CouponsPage from './CouponsPage'

const CONFIG = shopConfigAt('2026-11-22 08:00:00')

for (const name of ['walletCoupons', 'walletVouchers'] as const) {
  describePageStates(name, {
    answers: { 'config.common': () => CONFIG, 'user.coupon': () => couponsOf(couponFor(1)) },
    call: 'user.coupon',
    ready: '满 500 减 20',
    crumbs: { 首页: '/', 我的钱包: '/wdqb', [name === 'walletCoupons' ? '优惠券' : '现金券']: '' },
    loading: /正在加载(优惠券|现金券)/,
    empty: { answer: couponsOf(), text: /没有可用的(优惠券|现金券)/ },
  })
}

function open(at: string, coupons: OwnCoupon[], answers: Answers = {}) {
  const { Shop, client, place } = fakeShop(
    {
      'config.common': () => CONFIG,
      'user.voucherLog': () =>
        moneyLogOf([moneyEntryFor(1, { use_type_text: '使用', remark: '50 元现金券' })]),
      'user.coupon': ({ status }) => ({
        ...couponsOf(...coupons.filter(coupon => coupon.status === status)),
        tabs: couponsOf(...coupons).tabs,
      }),
      ...answers,
    },
    { at },
  )
  render(
    <Shop>
      <Routes>
        <Route path={href('walletCoupons')} element={<CouponsPage />} />
        <Route path={href('walletVouchers')} element={<CouponsPage />} />
      </Routes>
    </Shop>,
  )
  return { client, place, user: userEvent.setup() }
}

const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)

test('[RT-22 /wdqb/yhq] [AP-26] a coupon says how much, from when, what for, until when, and where to use it', async () => {
  open('/wdqb/yhq', [
    couponFor(1),
    couponFor(2, {
      name: '九八折',
      kind: 'discount',
      rate_text: '98折',
      max_amount: '50.00',
      min_amount: '0.00',
    }),
    couponFor(3, { name: '明年券', begin_time: '2026-12-01 00:00:00', end_time: '2027-12-31 23:59:59' }),
  ])
  const first = await card('满 500 减 20')
  expect(await textsOf('满 500 减 20')).toMatch(/^¥20满 ¥500.00 可用/)
  for (const text of ['满 ¥500.00 可用', '全场通用', '2026-11-01 至 2026-11-27'])
    expect(first.getByText(text)).toBeTruthy()
  expect(await first.findByText('还剩 5 天')).toBeTruthy()
  expect(first.getByRole('link', { name: '去使用 满 500 减 20' })).toHaveProperty('pathname', '/list')
  const second = await card('九八折')
  expect(second.getByText('98折')).toBeTruthy()
  expect(second.getByText('无门槛')).toBeTruthy()
  expect(second.getByText('全场通用，最高减 ¥50.00')).toBeTruthy()
  expect((await card('明年券')).getByText('2026-12-01 起可用')).toBeTruthy()
})

test('[RT-22 /wdqb/yhq] a tab has its number, and a used coupon leads to its order', async () => {
  const { user, place, client } = open('/wdqb/yhq', [
    couponFor(1),
    couponFor(2, { name: '用过', status: 'used', status_text: '已使用', parent_sn: 'YJH7' }),
    couponFor(3, { status: 'void', status_text: '已作废' }),
  ])
  await card('满 500 减 20')
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
    '未使用1',
    '订单占用',
    '已使用1',
    '已过期',
    '已作废1',
  ])
  await user.click(screen.getByRole('tab', { name: /已使用/ }))
  expect(place.now).toBe('/wdqb/yhq?status=used')
  const used = await card('用过')
  expect(used.getByRole('link', { name: '查看订单，使用了 用过' }).getAttribute('href')).toBe(
    '/order?keywords=YJH7',
  )
  expect(client.sentTo('user.coupon').at(-1)?.input).toEqual({ type: 1, status: 'used', page: 1 })
  await user.click(screen.getByRole('tab', { name: /已过期/ }))
  expect(await screen.findByText('没有已过期的优惠券')).toBeTruthy()
})

test('[RT-22 /wdqb/xjq] a voucher shows what it has left, and its ledger what became of it', async () => {
  const half = couponFor(1, { name: '50 元现金券', kind: 'cash', amount: '50.00', left_amount: '16.67' })
  const { user, place, client } = open('/wdqb/xjq', [half])
  const voucher = await card('50 元现金券')
  expect(await textsOf('50 元现金券')).toMatch(/^¥16.67满/)
  expect(voucher.getByText('全场通用，面值 ¥50.00，已用一部分')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: '收支明细' }))
  expect(place.now).toBe('/wdqb/xjq?status=log')
  expect(await screen.findByRole('link', { name: '订单 YJ26112000001' })).toBeTruthy()
  expect(screen.getByRole('table', { name: '现金券明细' })).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '退回')
  await waitFor(() => expect(client.sentTo('user.voucherLog').at(-1)?.input).toMatchObject({ use_type: 3 }))
  await user.click(screen.getByRole('tab', { name: /未使用/ }))
  expect(place.now).toBe('/wdqb/xjq')
})

test('[RT-22 /wdqb/xjq] the vouchers are asked for by their own type', async () => {
  const { client } = open('/wdqb/xjq', [couponFor(1, { name: '10 元现金券', kind: 'cash' })])
  await card('10 元现金券')
  await waitFor(() => expect(client.sentTo('user.coupon').at(-1)?.input).toMatchObject({ type: 2 }))
})

const textsOf = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('li')?.textContent ?? ''

test('[RT-22] [AP-26] each kind of coupon has its value and its limit; what was used shows what it was', async () => {
  const cash = { kind: 'cash', amount: '50.00' } as const
  open('/wdqb/xjq', [
    couponFor(1, { name: '运费券', kind: 'freight', max_amount: '10.00' }),
    couponFor(2, { ...cash, name: '整张', left_amount: '50.00' }),
    couponFor(3, { ...cash, name: '半张', left_amount: '16.67', max_amount: '9.00' }),
    couponFor(5, { name: '运费', kind: 'freight', scope_text: '抵扣运费' }),
    couponFor(4, { name: '满减', amount: '20.00', left_amount: '20.00' }),
  ])
  expect(await textsOf('运费券')).toContain('全场通用，抵扣运费2026-11-01')
  expect(await textsOf('运费')).toContain('可用运费券运费抵扣运费2026-11-01')
  expect(await textsOf('整张')).toMatch(/^¥50.00满 ¥500.00 可用现金券整张全场通用2026-11-01/)
  expect(await textsOf('半张')).toContain('全场通用，面值 ¥50.00，已用一部分2026-11-01')
  expect(await textsOf('满减')).toMatch(/^¥20满.*全场通用2026-11-01/)
})

test('[RT-22] a used voucher has its whole amount and its status; without an order it leads nowhere', async () => {
  const used = {
    kind: 'cash',
    amount: '50.00',
    left_amount: '16.67',
    status: 'used',
    status_text: '已使用',
  } as const
  open('/wdqb/xjq?status=used', [couponFor(1, { ...used, name: '用过' })])
  expect(await textsOf('用过')).toBe('¥50.00满 ¥500.00 可用现金券用过全场通用2026-11-01 至 2026-11-27已使用')
  expect((await card('用过')).queryByRole('link')).toBeNull()
})

test('[RT-22] the days that a coupon has left are said, and set apart where its end is near for the shop', async () => {
  const until = (id: number, day: string, is_ending: 0 | 1) =>
    couponFor(id, { name: `到 ${day}`, end_time: `2026-${day} 23:59:59`, is_ending })
  open('/wdqb/yhq', [until(1, '11-22', 1), until(2, '11-29', 1), until(3, '11-30', 0)])
  const last = await (await card('到 11-22')).findByText('今天到期')
  const week = (await card('到 11-29')).getByText('还剩 7 天')
  const later = (await card('到 11-30')).getByText('还剩 8 天')
  expect([last, week, later].map(({ dataset }) => dataset.soon)).toEqual(['', '', undefined])
})

test('[RT-22] a coupon of today can be used, and until the day is known nothing is said about it', async () => {
  const today = couponFor(1, { name: '今日券', begin_time: '2026-11-22 00:00:00' })
  open('/wdqb/yhq', [today], { 'config.common': () => new Promise(() => {}) })
  expect(await textsOf('今日券')).not.toMatch(/还剩|到期|起可用/)
})

test('[RT-22] a coupon that begins today is not one of later', async () => {
  open('/wdqb/yhq', [couponFor(1, { name: '今日券', begin_time: '2026-11-22 00:00:00' })])
  expect(await (await card('今日券')).findByText('还剩 5 天')).toBeTruthy()
})

test('[RT-22] while another tab loads its list is busy; then the number is announced', async () => {
  let next = (_answer: DataNamed<'user.coupon'>) => {}
  const { user } = open('/wdqb/yhq', [], {
    'user.coupon': ({ status }) =>
      status === 'unused' ? couponsOf(couponFor(1)) : new Promise(resolve => (next = resolve)),
  })
  await card('满 500 减 20')
  const list = () => screen.getByRole('heading', { name: '满 500 减 20' }).closest('ul')
  expect(list()?.getAttribute('aria-busy')).toBeNull()
  expect(screen.getByRole('tablist', { name: '优惠券状态' })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: /已使用/ }))
  expect(list()?.getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('正在加载优惠券')).toBeNull()
  next(couponsOf(couponFor(2, { name: '用过', status: 'used' })))
  expect(await screen.findByRole('heading', { name: '用过' })).toBeTruthy()
  expect(await screen.findByText('共 1 张', {}, { timeout: 3000 })).toBeTruthy()
})

test('[RT-22 /wdqb/xjq] the ledger of the vouchers has its own number, not that of the vouchers', async () => {
  const { client } = open('/wdqb/xjq?status=log&page=2', [couponFor(1, { kind: 'cash' })])
  expect(await screen.findByText('共 1 个现金券明细', {}, { timeout: 3000 })).toBeTruthy()
  expect(screen.queryByText('共 1 张')).toBeNull()
  expect(screen.getByRole('tab', { name: '收支明细' }).getAttribute('aria-selected')).toBe('true')
  expect(client.sentTo('user.coupon')[0]?.input).toEqual({ type: 2, status: 'unused', page: 1 })
  expect(client.sentTo('user.voucherLog')[0]?.input).toMatchObject({ page: 2 })
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['时间', '类型', '金额', '该券剩余', '说明'])
  expect(screen.getByLabelText('合计').textContent).toBe('收入¥1,000.00支出¥128.00笔数1')
})

test('[RT-22 /wdqb/xjq] another tab keeps nothing of the filters of the ledger', async () => {
  const { user, place } = open('/wdqb/xjq?status=log&kind=3&from=2026-11-01&to=2026-11-20', [couponFor(1)])
  await screen.findByRole('table', { name: '现金券明细' })
  await user.click(screen.getByRole('tab', { name: /未使用/ }))
  expect(place.now).toBe('/wdqb/xjq')
})

test('[RT-22 /wdqb/yhq] coupons have no ledger', async () => {
  const { client } = open('/wdqb/yhq?status=log', [couponFor(1)])
  await card('满 500 减 20')
  expect(screen.queryByRole('tab', { name: '收支明细' })).toBeNull()
  expect(screen.getByRole('tab', { name: /未使用/ }).getAttribute('aria-selected')).toBe('true')
  expect(client.sentTo('user.voucherLog')).toEqual([])
})

test('[RT-22 /wdqb/yhq] without a coupon that can be used the page says where they come from', async () => {
  open('/wdqb/yhq', [])
  expect(await screen.findByText('没有可用的优惠券')).toBeTruthy()
  expect(screen.getByText('活动和抽奖获得的券会放在这里，下单时自动选择最省的一张。')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去选购商品' }).getAttribute('href')).toBe('/list')
})

test('[RT-22 /wdqb/xjq] a tab without vouchers leads nowhere else', async () => {
  open('/wdqb/xjq?status=locked', [])
  expect(await screen.findByText('没有订单占用的现金券')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '去选购商品' })).toBeNull()
})
