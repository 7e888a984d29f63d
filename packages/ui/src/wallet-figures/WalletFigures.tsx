'use client'
import { type Money, POINTS_DEBT_TEXT, parseAmount } from '@yaoji/domain'
import { forwardRef } from 'react'
import type { Times } from '../formats/times'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { StatLinks, type StatLinksProps } from '../stat-list'

/** What a buyer has, by the wire's names; amounts in yuan. */
export interface WalletMoney {
  /** The balance with what orders hold of it, that part, and the rest. */
  readonly total_balance: string
  readonly frozen_balance: string
  readonly balance: string
  /** Totals of the balance, in which the payments and refunds of an order are one change. */
  readonly income: string
  readonly expense: string
  /** Negative while points that a return took back are missing. */
  readonly points: number
  readonly points_expiring: number
  /** The last day of these points, `YYYY-MM-DD`; null without one. */
  readonly points_expire_on: string | null
  readonly coupon_count: number
  /** What the cash vouchers have left, and how many there are. */
  readonly cash_amount: string
  readonly cash_count: number
}

export const walletFiguresLabels = {
  /** Name of the list, for screen readers. */
  list: '我的资产',
  loading: '正在加载',
  balance: '余额',
  /** Below the balance, where orders hold a part of it. */
  frozen: (frozen: string, usable: string, money: Money) =>
    `冻结 ${money.text(frozen)}，可用 ${money.text(usable)}`,
  spent: (expense: string, money: Money) => `累计净支出 ${money.text(expense)}`,
  points: '积分',
  pointsDebt: POINTS_DEBT_TEXT,
  pointsExpire: (points: number, day: string) => `${points} 积分 ${day} 到期`,
  pointsSource: '确认收货后获得',
  coupons: '优惠券',
  couponCount: (count: number) => `${count} 张`,
  couponUse: '下单时可用',
  vouchers: '现金券',
  voucherCount: (count: number) => `${count} 张可用`,
}

type Words = typeof walletFiguresLabels
type Figure = 'balance' | 'points' | 'coupons' | 'vouchers'

interface Formats {
  readonly money: Money
  readonly times: Times
}

interface FigureTexts {
  readonly value: (wallet: WalletMoney, words: Words, formats: Formats) => string
  readonly note: (wallet: WalletMoney, words: Words, formats: Formats) => string
}

const FIGURES: Readonly<Record<Figure, FigureTexts>> = {
  balance: {
    value: ({ total_balance }, _, { money }) => money.text(total_balance),
    note: ({ frozen_balance, balance, expense }, words, { money }) =>
      parseAmount(frozen_balance) > 0
        ? words.frozen(frozen_balance, balance, money)
        : words.spent(expense, money),
  },
  points: {
    value: ({ points }) => String(points),
    note({ points, points_expiring, points_expire_on }, words, { times }) {
      if (points < 0) return words.pointsDebt
      return points_expire_on
        ? words.pointsExpire(points_expiring, times.date(points_expire_on))
        : words.pointsSource
    },
  },
  coupons: {
    value: ({ coupon_count }, words) => words.couponCount(coupon_count),
    note: (_, words) => words.couponUse,
  },
  vouchers: {
    value: ({ cash_amount }, _, { money }) => money.text(cash_amount),
    note: ({ cash_count }, words) => words.voucherCount(cash_count),
  },
}

export interface WalletFiguresProps extends Omit<StatLinksProps, 'stats' | 'loading'> {
  /** Undefined while it loads: the same boxes without numbers. */
  money: WalletMoney | undefined
  /** Where each figure leads, in the order shown. */
  hrefs: Readonly<Record<Figure, string>>
  /** Words in place of those of {@link walletFiguresLabels}. */
  labels?: Partial<typeof walletFiguresLabels>
}

/** Balance, points, coupons and vouchers, each a link to its page. Renders StatLinks. */
export const WalletFigures = forwardRef<HTMLUListElement, WalletFiguresProps>(function WalletFigures(
  { money: wallet, hrefs, labels, ...rest },
  ref,
) {
  const words = useLabels('walletFigures', walletFiguresLabels, labels)
  const formats = { money: useMoney(), times: useTimes() }
  // The keys are those of the table.
  const figures = Object.entries(FIGURES) as [Figure, FigureTexts][]
  return (
    <StatLinks
      aria-label={words.list}
      {...rest}
      ref={ref}
      loading={!wallet}
      stats={figures.map(([figure, { value, note }]) => ({
        name: words[figure],
        href: hrefs[figure],
        value: wallet ? value(wallet, words, formats) : '—',
        note: wallet ? note(wallet, words, formats) : words.loading,
      }))}
    />
  )
})
