import type { DataOf } from '@yaoji/api-client'
import type { OwnCoupon, userCoupon } from '@yaoji/api-client/contract/coupon'
import type {
  PointsEntry,
  userMoney,
  userMoneyLog,
  userPointsLog,
  WalletEntry,
} from '@yaoji/api-client/contract/wallet'

export const MONEY: DataOf<typeof userMoney> = {
  balance: '12345.60',
  frozen_balance: '0.00',
  total_balance: '12345.60',
  points: 1280,
  points_expiring: 300,
  points_expire_on: '2026-12-31',
  coupon_count: 4,
  cash_count: 2,
  cash_amount: '30.00',
  income: '30000.00',
  expense: '17654.40',
}

export function moneyEntry(id: number, change: Partial<WalletEntry> = {}): WalletEntry {
  return {
    id,
    time: '2026-11-20 09:30:00',
    use_type: 2,
    use_type_text: '消费',
    direction: 'out',
    amount: '128.00',
    balance_after: '872.00',
    order_sn: `YJ2611200000${id}`,
    remark: '余额支付订单',
    ...change,
  }
}

export function pointsEntry(id: number, change: Partial<PointsEntry> = {}): PointsEntry {
  return {
    id,
    time: '2026-11-20 09:30:00',
    use_type: 1,
    use_type_text: '订单',
    direction: 'in',
    points: 128,
    points_after: 1408,
    order_sn: null,
    remark: '订单完成',
    ...change,
  }
}

const pageOf = <Row>(list: Row[]) => ({ list, total: list.length, page: 1, per_page: 20, last_page: 1 })

export function moneyLogOf(
  list: WalletEntry[],
  change: Partial<DataOf<typeof userMoneyLog>> = {},
): DataOf<typeof userMoneyLog> {
  return { ...pageOf(list), income: '1000.00', expense: '128.00', ...change }
}

export function pointsLogOf(
  list: PointsEntry[],
  change: Partial<DataOf<typeof userPointsLog>> = {},
): DataOf<typeof userPointsLog> {
  return { ...pageOf(list), points_in: 1408, points_out: 0, ...change }
}

export function couponFor(id: number, change: Partial<OwnCoupon> = {}): OwnCoupon {
  return {
    id,
    name: '满 500 减 20',
    kind: 'reduce',
    scope: 'all',
    use_url: '/list',
    scope_text: '全场通用',
    amount: '20.00',
    rate_text: '',
    left_amount: '20.00',
    max_amount: null,
    min_amount: '500.00',
    begin_time: '2026-11-01 00:00:00',
    end_time: '2026-11-27 23:59:59',
    status: 'unused',
    status_text: '未使用',
    received_at: '2026-11-01 09:00:00',
    used_at: null,
    parent_sn: null,
    is_ending: 0,
    ...change,
  }
}

const TABS = {
  unused: '未使用',
  locked: '待付款订单占用',
  used: '已使用',
  expired: '已过期',
  void: '已作废',
} as const

/** A page of coupons; the tabs count those of the list. */
export function couponsOf(...list: OwnCoupon[]): DataOf<typeof userCoupon> {
  const statuses = Object.keys(TABS) as (keyof typeof TABS)[] // The keys of the table are its type.
  return {
    ...pageOf(list),
    tabs: statuses.map(status => ({
      status,
      name: TABS[status],
      count: list.filter(each => each.status === status).length,
    })),
  }
}
