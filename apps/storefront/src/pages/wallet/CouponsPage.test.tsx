import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OwnCoupon } from '@yaoji/api-client/contract/coupon'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { href } from '../../routes'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import { couponFor, couponsOf, moneyEntry, moneyLogOf } from '../../testing/wallet'
import CouponsPage from './CouponsPage'

const CONFIG = { timestamp: Date.parse('2026-11-22T08:00:00+08:00') / 1000 }

for (const name of ['walletCoupons', 'walletVouchers'] as const) {
  describePageStates(name, {
    answers: { 'config.common': () => CONFIG, 'user.coupon': () => couponsOf(couponFor(1)) },
    call: 'user.coupon',
    ready: '满 500 减 20',
    loading: /正在加载(优惠券|现金券)/,
    empty: { answer: couponsOf(), text: /没有可用的(优惠券|现金券)/ },
  })
}

function open(at: string, coupons: OwnCoupon[]) {
  const { Shop, client, place } = fakeShop(
    {
      'config.common': () => CONFIG,
      'user.voucherLog': () => moneyLogOf([moneyEntry(1, { use_type_text: '使用', remark: '50 元现金券' })]),
      'user.coupon': ({ status }: { status: string }) => ({
        ...couponsOf(...coupons.filter(coupon => coupon.status === status)),
        tabs: couponsOf(...coupons).tabs,
      }),
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
  for (const text of ['¥20.00', '满 ¥500.00 可用', '全场通用', '2026-11-01 至 2026-11-27 23:59'])
    expect(first.getByText(text)).toBeTruthy()
  expect(await first.findByText('还剩 5 天')).toBeTruthy()
  expect(first.getByRole('link', { name: '去使用 满 500 减 20' })).toHaveProperty('pathname', '/list')
  const second = await card('九八折')
  expect(second.getByText('98折')).toBeTruthy()
  expect(second.getByText('无门槛')).toBeTruthy()
  expect(second.getByText('全场通用，最多减 ¥50.00')).toBeTruthy()
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
  expect(used.getByRole('link', { name: '查看使用 用过 的订单' }).getAttribute('href')).toBe(
    '/order?keywords=YJH7',
  )
  expect(client.askedOf('user.coupon').at(-1)?.input).toEqual({ type: 1, status: 'used', page: 1 })
  await user.click(screen.getByRole('tab', { name: /已过期/ }))
  expect(await screen.findByText('没有已过期的优惠券')).toBeTruthy()
})

test('[RT-22 /wdqb/xjq] a voucher shows what it has left, and its ledger what became of it', async () => {
  const half = couponFor(1, { name: '50 元现金券', kind: 'cash', amount: '50.00', left_amount: '16.67' })
  const { user, place, client } = open('/wdqb/xjq', [half])
  const voucher = await card('50 元现金券')
  expect(voucher.getByText('¥16.67')).toBeTruthy()
  expect(voucher.getByText('全场通用，面值 ¥50.00，已用一部分')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: '收支明细' }))
  expect(place.now).toBe('/wdqb/xjq?status=log')
  expect(await screen.findByRole('link', { name: '订单 YJ26112000001' })).toBeTruthy()
  expect(screen.getByRole('table', { name: '现金券明细' })).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '退回')
  await waitFor(() => expect(client.askedOf('user.voucherLog').at(-1)?.input).toMatchObject({ use_type: 3 }))
  await user.click(screen.getByRole('tab', { name: /未使用/ }))
  expect(place.now).toBe('/wdqb/xjq')
})

test('[RT-22 /wdqb/xjq] the vouchers are asked for by their own type', async () => {
  const { client } = open('/wdqb/xjq', [couponFor(1, { name: '10 元现金券', kind: 'cash' })])
  await card('10 元现金券')
  await waitFor(() => expect(client.askedOf('user.coupon').at(-1)?.input).toMatchObject({ type: 2 }))
})
