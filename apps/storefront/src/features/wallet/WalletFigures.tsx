import type { DataOf } from '@yaoji/api-client'
import type { userMoney } from '@yaoji/api-client/contract/wallet'
import { moneyText, POINTS_DEBT_TEXT, parseAmount } from '@yaoji/domain'
import { StatLinks } from '@yaoji/ui/stat-list'
import { href, type PlainRouteName } from '../../routes'

type Money = DataOf<typeof userMoney>

interface Figure {
  readonly name: string
  readonly to: PlainRouteName
  readonly figure: (money: Money) => string
  readonly note: (money: Money) => string
}

const FIGURES: readonly Figure[] = [
  {
    name: '余额',
    to: 'walletBalance',
    figure: ({ total_balance }) => moneyText(total_balance),
    note: balanceNote,
  },
  {
    name: '积分',
    to: 'walletPoints',
    figure: ({ points }) => String(points),
    note: pointsNote,
  },
  {
    name: '优惠券',
    to: 'walletCoupons',
    figure: ({ coupon_count }) => `${coupon_count} 张`,
    note: () => '下单时可用',
  },
  {
    name: '现金券',
    to: 'walletVouchers',
    figure: ({ cash_amount }) => moneyText(cash_amount),
    note: ({ cash_count }) => `${cash_count} 张可用`,
  },
]

/** What of the balance can be used, where orders hold a part of it. */
function balanceNote({ balance, frozen_balance, expense }: Money): string {
  return parseAmount(frozen_balance) > 0
    ? `冻结 ${moneyText(frozen_balance)}，可用 ${moneyText(balance)}`
    : `累计支出 ${moneyText(expense)}`
}

function pointsNote({ points, points_expiring, points_expire_on }: Money): string {
  if (points < 0) return POINTS_DEBT_TEXT
  return points_expire_on ? `${points_expiring} 积分 ${points_expire_on} 到期` : '确认收货后获得'
}

export interface WalletFiguresProps {
  /** Undefined while it loads: the same boxes without numbers. */
  money: Money | undefined
}

/** Balance, points, coupons and vouchers, each with a link to its page. */
export function WalletFigures({ money }: WalletFiguresProps) {
  return (
    <StatLinks
      aria-label="我的资产"
      loading={!money}
      stats={FIGURES.map(({ name, to, figure, note }) => ({
        name,
        href: href(to),
        value: money ? figure(money) : '—',
        note: money ? note(money) : '正在加载',
      }))}
    />
  )
}
