'use client'
import { parseAmount } from '@yaoji/domain'
import { createContext, forwardRef, type HTMLAttributes } from 'react'
import { dataFlag } from '../part/state'
import { useContextOf } from '../part/useContextOf'

/** Amounts of an order by the wire's names, as decimal strings. */
export interface OrderAmountsData {
  goods_amount: string
  promotion_amount: string
  manjian_amount: string
  coupon_amount: string
  cash_amount: string
  points_amount: string
  balance_amount: string
  shipping_amount: string
  payable_amount: string
  paid_amount?: string
  refunded_amount?: string
}

export interface AmountRow {
  key: keyof OrderAmountsData
  name: string
  /** `off` is taken off; `free` says so instead of ¥0.00. */
  kind: 'plain' | 'off' | 'free' | 'payable'
  /** Shown also when it is nothing. */
  always?: boolean
}

const ROWS: readonly AmountRow[] = [
  { key: 'goods_amount', name: '商品金额', kind: 'plain', always: true },
  { key: 'promotion_amount', name: '促销优惠', kind: 'off' },
  { key: 'manjian_amount', name: '满减', kind: 'off' },
  { key: 'coupon_amount', name: '优惠券', kind: 'off' },
  { key: 'cash_amount', name: '现金券', kind: 'off' },
  { key: 'points_amount', name: '积分抵扣', kind: 'off' },
  { key: 'shipping_amount', name: '运费', kind: 'free', always: true },
  { key: 'balance_amount', name: '余额抵扣', kind: 'off' },
  { key: 'payable_amount', name: '应付金额', kind: 'payable', always: true },
  { key: 'paid_amount', name: '已付金额', kind: 'plain' },
  { key: 'refunded_amount', name: '已退金额', kind: 'plain' },
]

const Context = createContext<OrderAmountsData | null>(null)

/** The rows that say something, with their amounts. */
export function useOrderAmounts(part: string): (AmountRow & { amount: string })[] {
  const amounts = useContextOf(Context, part, 'OrderAmountsRoot')
  return ROWS.flatMap(row => {
    const amount = amounts[row.key]
    if (amount === undefined || (!row.always && parseAmount(amount) === 0)) return []
    return [{ ...row, amount }]
  })
}

export interface OrderAmountsRootProps extends HTMLAttributes<HTMLDListElement> {
  amounts: OrderAmountsData
}

/** What an order costs, part by part. Renders `dl`. */
export const OrderAmountsRoot = forwardRef<HTMLDListElement, OrderAmountsRootProps>(function Root(
  { amounts, ...rest },
  ref,
) {
  return (
    <Context.Provider value={amounts}>
      <dl {...rest} ref={ref} />
    </Context.Provider>
  )
})

/** A name and its amount. Renders `div` in the list; sets `data-kind`, and `data-payable` on what is to be paid. */
export const OrderAmountsRow = forwardRef<
  HTMLDivElement,
  HTMLAttributes<HTMLDivElement> & { row: AmountRow }
>(function Row({ row, ...rest }, ref) {
  return <div {...rest} ref={ref} data-kind={row.kind} data-payable={dataFlag(row.kind === 'payable')} />
})
