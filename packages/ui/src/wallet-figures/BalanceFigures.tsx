'use client'
import { parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { StatList } from '../stat-list'
import { plain } from '../theme/base.css'
import * as css from './BalanceFigures.css'
import type { WalletMoney } from './WalletFigures'

export const balanceFiguresLabels = {
  total_balance: '余额',
  frozen_balance: '冻结',
  balance: '可用',
  income: '累计净收入',
  expense: '累计净支出',
  /** What the two totals count, which the sums of the rows do not. */
  net: '每个订单或兑换的付款与退款先相抵：付款多的计入净支出，退款多的（如退回多付的转账）计入净收入。',
  /** What the frozen part is for: before the link, the link, and what becomes of that part. */
  frozenFor: '冻结的余额用于',
  unpaidOrders: '未付款的订单',
  frozenUntil: '：付款时扣除，订单取消或超时后解冻。',
}

const FIGURES = ['total_balance', 'frozen_balance', 'balance', 'income', 'expense'] as const

export interface BalanceFiguresProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Undefined while it loads: dashes in place of the numbers. */
  money: Pick<WalletMoney, (typeof FIGURES)[number]> | undefined
  /** The orders that hold a part of the balance. */
  unpaidHref: string
  /** Words in place of those of {@link balanceFiguresLabels}. */
  labels?: Partial<typeof balanceFiguresLabels>
}

/** What is in the wallet, what unpaid orders hold of it, what can be used, and the totals with what they count. Renders `div`. */
export const BalanceFigures = forwardRef<HTMLDivElement, BalanceFiguresProps>(function BalanceFigures(
  { money: wallet, unpaidHref, labels, className, ...rest },
  ref,
) {
  const words = useLabels('balanceFigures', balanceFiguresLabels, labels)
  const money = useMoney()
  return (
    <div {...rest} ref={ref} className={joinClass(plain, className)}>
      <StatList
        stats={FIGURES.map(name => ({ name: words[name], value: wallet ? money.text(wallet[name]) : '—' }))}
      />
      <p className={css.note} data-part="net">
        {words.net}
      </p>
      {wallet && parseAmount(wallet.frozen_balance) > 0 && (
        <p className={css.note} data-part="note">
          {words.frozenFor}
          <Link href={unpaidHref} className={css.link} data-part="link">
            {words.unpaidOrders}
          </Link>
          {words.frozenUntil}
        </p>
      )}
    </div>
  )
})
