'use client'
import { parseAmount } from '@yaoji/domain'
import { dataAttr } from '../part/dataAttr'
import { withClass } from '../part/withClass'
import { Price } from '../price'
import * as css from './OrderAmounts.css'
import * as Headless from './OrderAmounts.headless'

export const OrderAmountsRoot = withClass(Headless.OrderAmountsRoot, css.root, 'OrderAmountsRoot')
export const OrderAmountsRow = withClass(Headless.OrderAmountsRow, css.row, 'OrderAmountsRow')

export interface OrderAmountsProps extends Omit<Headless.OrderAmountsRootProps, 'children'> {
  /** Names at the left edge and amounts at the right, over the whole width. */
  wide?: boolean
}

/** What an order costs, part by part: parts that are nothing are left out, what is to be paid stands out. */
export function OrderAmounts({ wide, ...root }: OrderAmountsProps) {
  return (
    <OrderAmountsRoot {...root} data-wide={dataAttr(wide)}>
      <Rows />
    </OrderAmountsRoot>
  )
}

function Rows() {
  return Headless.useOrderAmounts('OrderAmounts').map(({ amount, ...row }) => (
    <OrderAmountsRow key={row.key} row={row}>
      <dt className={css.name}>{row.name}</dt>
      <dd className={css.amount}>
        <Amount kind={row.kind} amount={amount} />
      </dd>
    </OrderAmountsRow>
  ))
}

function Amount({ kind, amount }: { kind: Headless.AmountRow['kind']; amount: string }) {
  if (kind === 'payable') return <Price value={amount} size="l" />
  if (kind === 'free' && parseAmount(amount) === 0) return <span className={css.minus}>免运费</span>
  if (kind === 'off') {
    return (
      <span className={css.minus}>
        −<Price value={amount} size="s" tone="ink" />
      </span>
    )
  }
  return <Price value={amount} size="s" tone="ink" />
}
