'use client'
import { useState } from 'react'
import { useMoney } from '../formats/useMoney'
import { Pagination } from '../pagination'
import { Panel } from '../panel'
import { type RecordColumn, RecordsTable } from '../records-table'
import * as css from './AccountStatement.css'
import type { AccountStatementWords } from './accountStatementLabels'

/** Rows of a table that are shown at a time. */
const PAGE = 50

export interface StatementPartProps<Row> {
  part: 'payments' | 'refunds' | 'invoices'
  words: AccountStatementWords
  refreshing: boolean
  columns: readonly RecordColumn<Row>[]
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  /** What the rows add up to. */
  sum: string | undefined
}

/** A table of the statement with its number of rows and their sum, page by page. Renders Panel. */
export function StatementPart<Row>(props: StatementPartProps<Row>) {
  const { part, words, refreshing, columns, rows, rowKey, sum } = props
  const [page, setPage] = useState(1)
  const money = useMoney()
  const name = words[part]
  const count = rows?.length ?? 0
  return (
    <Panel
      title={name}
      aside={
        count > 0 && (
          <span className={css.note} data-part="count">
            {words.count(count, sum ?? '', money)}
          </span>
        )
      }
    >
      <RecordsTable
        label={name}
        columns={columns}
        rows={rows?.slice((page - 1) * PAGE, page * PAGE)}
        rowKey={rowKey}
        framed={false}
        refreshing={refreshing}
        empty={
          <p className={css.note} data-part="none">
            {words.none[part]}
          </p>
        }
        labels={{ loading: words.loading }}
      />
      <Pagination
        className={css.pages}
        page={page}
        pageCount={Math.ceil(count / PAGE)}
        onPageChange={setPage}
        labels={{ navigation: name }}
      />
    </Panel>
  )
}
