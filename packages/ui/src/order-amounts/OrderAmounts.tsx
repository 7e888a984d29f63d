'use client'
import { parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { Price } from '../price'
import * as css from './OrderAmounts.css'

/** Amounts of an order by the wire's names, as decimal strings. */
export interface OrderAmountsData {
  goods_amount: string
  promotion_amount: string
  welfare_amount?: string
  manjian_amount: string
  coupon_amount: string
  cash_amount: string
  points_amount: string
  balance_amount: string
  /** After a freight coupon. */
  shipping_amount: string
  /** Before a freight coupon, and what that takes off; where they are known they replace `shipping_amount`. */
  full_shipping_amount?: string
  freight_coupon_amount?: string
  payable_amount: string
  paid_amount?: string
  refunded_amount?: string
}

export const orderAmountsLabels = {
  goods_amount: '商品金额',
  promotion_amount: '促销优惠',
  welfare_amount: '福利优惠',
  manjian_amount: '满减',
  coupon_amount: '优惠券',
  cash_amount: '现金券',
  points_amount: '积分抵扣',
  full_shipping_amount: '运费',
  shipping_amount: '运费',
  freight_coupon_amount: '运费券',
  balance_amount: '余额抵扣',
  payable_amount: '应付金额',
  paid_amount: '已付金额',
  refunded_amount: '已退金额',
  /** Of an order that is paid, in place of what is to be paid and what was paid. */
  settled: '实付',
  /** In place of a shipping of 0. */
  freeShipping: '免运费',
}

interface AmountRow {
  readonly key: keyof OrderAmountsData
  /** `off` is taken off; `shipping` has words for 0; `settled` was payable and is paid. */
  readonly kind: 'plain' | 'off' | 'shipping' | 'payable' | 'settled'
  /** Shown at 0 too. */
  readonly always?: boolean
}

const ROWS: readonly AmountRow[] = [
  { key: 'goods_amount', kind: 'plain', always: true },
  { key: 'promotion_amount', kind: 'off' },
  { key: 'welfare_amount', kind: 'off' },
  { key: 'manjian_amount', kind: 'off' },
  { key: 'coupon_amount', kind: 'off' },
  { key: 'cash_amount', kind: 'off' },
  { key: 'points_amount', kind: 'off' },
  { key: 'full_shipping_amount', kind: 'shipping', always: true },
  { key: 'shipping_amount', kind: 'shipping', always: true },
  { key: 'freight_coupon_amount', kind: 'off' },
  { key: 'balance_amount', kind: 'off' },
  { key: 'payable_amount', kind: 'payable', always: true },
  { key: 'paid_amount', kind: 'plain' },
  { key: 'refunded_amount', kind: 'plain' },
]

type ShownRow = AmountRow & { readonly amount: string }

/** Paid in full: one amount, which is no longer a price. */
function isSettled({ payable_amount, paid_amount = '0.00' }: OrderAmountsData): boolean {
  return parseAmount(paid_amount) > 0 && parseAmount(paid_amount) === parseAmount(payable_amount)
}

function rowsOf(amounts: OrderAmountsData, brief: boolean): ShownRow[] {
  const settled = isSettled(amounts)
  const rows = ROWS.flatMap((row): ShownRow[] => {
    const amount = amounts[row.key]
    if (amount === undefined || (row.key === 'shipping_amount' && amounts.full_shipping_amount)) return []
    if (parseAmount(amount) === 0 && (brief ? row.kind !== 'payable' : !row.always)) return []
    if (settled && row.key === 'paid_amount') return []
    return [{ ...row, amount, ...(settled && row.kind === 'payable' && { kind: 'settled' as const }) }]
  })
  // Where nothing is between the products and what is to be paid, both are the same amount: once is enough.
  return brief && rows.length === 2 ? rows.slice(1) : rows
}

export interface OrderAmountsProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  amounts: OrderAmountsData
  /**
   * Leaves out every row of 0: under lines, where only what leads from them to the total counts.
   * @default false
   */
  brief?: boolean
  /**
   * Names at the left edge and amounts at the right, over the whole width.
   * @default false
   */
  wide?: boolean
  /** Words in place of those of {@link orderAmountsLabels}. */
  labels?: Partial<typeof orderAmountsLabels>
}

/**
 * What an order costs, part by part; parts of 0 are left out. Renders `dl`; sets `data-wide`, and `data-kind` on each
 * row.
 */
export const OrderAmounts = forwardRef<HTMLDListElement, OrderAmountsProps>(function OrderAmounts(
  { amounts, brief = false, wide, labels, className, ...rest },
  ref,
) {
  const words = useLabels('orderAmounts', orderAmountsLabels, labels)
  return (
    <dl {...rest} ref={ref} className={joinClass(css.root, className)} data-wide={dataAttr(wide)}>
      {rowsOf(amounts, brief).map(({ key, kind, amount }) => (
        <div key={key} className={css.row} data-part="row" data-kind={kind}>
          <dt className={css.name} data-part="name">
            {kind === 'settled' ? words.settled : words[key]}
          </dt>
          <dd className={css.amount} data-part="amount">
            <Amount kind={kind} amount={amount} freeShipping={words.freeShipping} />
          </dd>
        </div>
      ))}
    </dl>
  )
})

type AmountProps = Pick<ShownRow, 'kind' | 'amount'> & { freeShipping: string }

function Amount({ kind, amount, freeShipping }: AmountProps) {
  if (kind === 'payable') return <Price value={amount} size="l" />
  if (kind === 'settled') return <Price value={amount} size="l" tone="ink" />
  if (kind === 'shipping' && parseAmount(amount) === 0) {
    return (
      <span className={css.off} data-part="free-shipping">
        {freeShipping}
      </span>
    )
  }
  if (kind !== 'off') return <Price value={amount} size="s" tone="ink" />
  return (
    <span className={css.off} data-part="off">
      −<Price value={amount} size="s" tone="ink" />
    </span>
  )
}
