'use client'
import { parseAmount } from '@yaoji/domain'
import { createContext, forwardRef, type HTMLAttributes } from 'react'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'

/** Amounts of an order by the wire's names, as decimal strings. */
export interface OrderAmountsData {
  goods_amount: string
  promotion_amount: string
  manjian_amount: string
  coupon_amount: string
  cash_amount: string
  points_amount: string
  balance_amount: string
  /** After a freight coupon. */
  shipping_amount: string
  /** Before a freight coupon, and what that takes off; where they are known the two stand for `shipping_amount`. */
  full_shipping_amount?: string
  freight_coupon_amount?: string
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
  { key: 'full_shipping_amount', name: '运费', kind: 'free', always: true },
  { key: 'shipping_amount', name: '运费', kind: 'free', always: true },
  { key: 'freight_coupon_amount', name: '运费券', kind: 'off' },
  { key: 'balance_amount', name: '余额抵扣', kind: 'off' },
  { key: 'payable_amount', name: '应付金额', kind: 'payable', always: true },
  { key: 'paid_amount', name: '已付金额', kind: 'plain' },
  { key: 'refunded_amount', name: '已退金额', kind: 'plain' },
]

interface Shown {
  readonly amounts: OrderAmountsData
  readonly payableName: string | undefined
  readonly brief: boolean | undefined
}

const Context = createContext<Shown | null>(null)

type ShownRow = AmountRow & { amount: string }

/** The rows that say something, with their amounts. */
export function useOrderAmounts(part: string): ShownRow[] {
  const { amounts, payableName, brief } = useRequiredContext(Context, part, 'OrderAmountsRoot')
  const rows = ROWS.flatMap((row): ShownRow[] => {
    const amount = amounts[row.key]
    if (amount === undefined || (row.key === 'shipping_amount' && amounts.full_shipping_amount)) return []
    if (parseAmount(amount) === 0 && (brief ? row.kind !== 'payable' : !row.always)) return []
    return [{ ...row, name: (row.kind === 'payable' && payableName) || row.name, amount }]
  })
  return brief ? withoutSteps(rows) : rows
}

/** Where nothing stands between the goods and what is to be paid, they are the same amount: once is enough. */
function withoutSteps(rows: ShownRow[]): ShownRow[] {
  return rows.length === 2 ? rows.slice(1) : rows
}

export interface OrderAmountsRootProps extends HTMLAttributes<HTMLDListElement> {
  amounts: OrderAmountsData
  /** Leaves out every row that is nothing: under lines, where only what leads from them to the total counts. */
  brief?: boolean | undefined
  /** What is to be paid, by another name than 应付金额. */
  payableName?: string | undefined
}

/** What an order costs, part by part. Renders `dl`. */
export const OrderAmountsRoot = forwardRef<HTMLDListElement, OrderAmountsRootProps>(function Root(
  { amounts, brief, payableName, ...rest },
  ref,
) {
  return (
    <Context.Provider value={{ amounts, brief, payableName }}>
      <dl {...rest} ref={ref} />
    </Context.Provider>
  )
})

/** A name and its amount. Renders `div` in the list; sets `data-kind`, and `data-payable` on what is to be paid. */
export const OrderAmountsRow = forwardRef<
  HTMLDivElement,
  HTMLAttributes<HTMLDivElement> & { row: AmountRow }
>(function Row({ row, ...rest }, ref) {
  return <div {...rest} ref={ref} data-kind={row.kind} data-payable={dataAttr(row.kind === 'payable')} />
})
