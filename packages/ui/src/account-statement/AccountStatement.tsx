'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { Empty } from '../empty'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Panel } from '../panel'
import { joinClass } from '../part/joinClass'
import { RecordsTable } from '../records-table'
import { StatList } from '../stat-list'
import * as css from './AccountStatement.css'
import { type AccountStatementWords, accountStatementLabels } from './accountStatementLabels'
import { StatementPart } from './StatementPart'
import {
  invoiceColumns,
  paymentColumns,
  refundColumns,
  type StatementColumnsProps,
  storeColumns,
} from './statementColumns'
import type { AccountStatementData, StatementOrder } from './statementTypes'

export interface AccountStatementProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Undefined while it loads. */
  answer: AccountStatementData | undefined
  /** Where an order is shown; undefined for one that the reader cannot open, such as another store's. */
  orderHref: (order: StatementOrder) => string | undefined
  /**
   * Another statement is loading in place of the one shown.
   * @default false
   */
  refreshing?: boolean
  /** Words in place of those of {@link accountStatementLabels}. */
  labels?: Partial<AccountStatementWords>
}

/** The account statement of a month: totals, those of each store of several, then payments, refunds and invoices, and what belongs to it. Renders `div`. */
export const AccountStatement = forwardRef<HTMLDivElement, AccountStatementProps>(function AccountStatement(
  { answer, orderHref, refreshing = false, labels, className, ...rest },
  ref,
) {
  const words = useLabels('accountStatement', accountStatementLabels, labels)
  const times = useTimes()
  const money = useMoney()
  const several = answer?.store_id === null
  const columns: StatementColumnsProps = { words, times, money, several, orderHref }
  // Another month begins on the first page of each table.
  const key = `${answer?.month} ${answer?.store_id}`
  const statement = answer?.statement
  const totals = statement?.totals
  if (answer && !statement) return <TooMany {...rest} ref={ref} answer={answer} words={words} />
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <Summary answer={answer} words={words} />
      {statement && statement.store_totals.length > 0 && (
        <Panel title={words.byStore}>
          <RecordsTable
            label={words.byStore}
            columns={storeColumns(columns)}
            rows={statement.store_totals}
            rowKey={({ user_id }) => user_id}
            framed={false}
            refreshing={refreshing}
          />
        </Panel>
      )}
      <StatementPart
        key={`payments ${key}`}
        {...{ words, refreshing, rows: statement?.payments, sum: totals?.paid_amount }}
        part="payments"
        columns={paymentColumns(columns)}
        rowKey={({ kind, id }) => `${kind} ${id}`}
      />
      <StatementPart
        key={`refunds ${key}`}
        {...{ words, refreshing, rows: statement?.refunds, sum: totals?.refunded_amount }}
        part="refunds"
        columns={refundColumns(columns)}
        rowKey={({ id }) => id}
      />
      <StatementPart
        key={`invoices ${key}`}
        {...{ words, refreshing, rows: statement?.invoices, sum: totals?.invoiced_amount }}
        part="invoices"
        columns={invoiceColumns(columns)}
        rowKey={({ id }) => id}
      />
      {answer && <Rules rules={answer.rules} words={words} />}
    </div>
  )
})

interface PartProps {
  answer: AccountStatementData | undefined
  words: AccountStatementWords
}

const SUMS = [
  ['paid_amount', 'refunded_amount', 'net_amount', 'invoiced_amount'],
  ['opening_amount', 'income', 'expense', 'closing_amount'],
] as const

/** The totals, of which month and whose they are, and what changed the balance. */
function Summary({ answer, words }: PartProps) {
  const times = useTimes()
  const money = useMoney()
  const totals = answer?.statement?.totals
  const changes = answer?.statement?.balance_changes ?? []
  return (
    <Panel title={words.summary}>
      {answer && (
        <p className={css.note} data-part="period">
          {[
            words.buyer(answer.company, answer.store_id === null ? answer.stores.length : 1),
            words.period(times.date(answer.begin_date), times.date(answer.end_date)),
            answer.is_running === 1 && words.running(times.minute(answer.made_at)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <div className={css.sums} data-part="sums">
        {SUMS.map(names => (
          <StatList
            key={names[0]}
            stats={names.map(name => ({
              name: words.totals[name],
              value: totals ? money.text(totals[name]) : '—',
            }))}
          />
        ))}
      </div>
      {changes.length > 0 && (
        <p className={css.note} data-part="changes">
          {words.changes}
          {changes
            .map(({ use_type_text, income, expense }) => words.change(use_type_text, income, expense, money))
            .join('，')}
        </p>
      )}
    </Panel>
  )
}

function Rules({ rules, words }: { rules: readonly string[]; words: AccountStatementWords }) {
  return (
    <Panel title={words.rules}>
      <ol className={css.rules} data-part="rules">
        {rules.map(rule => (
          <li key={rule} className={css.rule} data-part="rule">
            {rule}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

interface TooManyProps extends HTMLAttributes<HTMLDivElement> {
  answer: AccountStatementData
  words: AccountStatementWords
}

const TooMany = forwardRef<HTMLDivElement, TooManyProps>(function TooMany(
  { answer, words, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <Empty title={words.tooMany(answer.row_count, answer.max_rows)} text={words.tooManyText} />
    </div>
  )
})
