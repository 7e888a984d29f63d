import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { Price } from '../price'
import * as css from './TransactionList.css'

/** A payment, a refund, an invoice, or another step of business with an order. */
export interface Transaction {
  /** What tells it from the others: its number. */
  key: string | number
  /** What it is: how something was paid, a link to it. */
  title: ReactNode
  /** In yuan, as on the wire; absent where it has none. */
  amount?: string | undefined
  /** When, or its number. */
  about?: ReactNode
  /** How far it is, in words. */
  state: string
  /** Nothing is left to do: it was paid, it arrived. */
  done?: boolean | undefined
  /** More about it, below: a reason, what was sent with it, a button. */
  detail?: ReactNode
}

export interface TransactionListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** The newest first. */
  transactions: readonly Transaction[]
}

/**
 * Payments, refunds or invoices of an order, one in a row, with what became of each. Renders `ul`; rows set `data-done`,
 * and `data-amount` where they have one.
 */
export const TransactionList = forwardRef<HTMLUListElement, TransactionListProps>(function TransactionList(
  { transactions, className, ...rest },
  ref,
) {
  return (
    <ul {...rest} ref={ref} className={joinClass(css.root, className)}>
      {transactions.map(({ key, title, amount, about, state, done, detail }) => (
        <li
          key={key}
          className={css.row}
          data-part="row"
          data-done={dataAttr(done)}
          data-amount={dataAttr(amount !== undefined)}
        >
          <span className={css.title} data-part="title">
            {title}
          </span>
          {amount !== undefined && <Price value={amount} size="s" tone="ink" className={css.amount} />}
          <span className={css.about} data-part="about">
            {about}
          </span>
          <span className={css.state} data-part="state">
            {state}
          </span>
          {detail && (
            <div className={css.detail} data-part="detail">
              {detail}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
})
