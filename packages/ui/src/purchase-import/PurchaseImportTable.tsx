'use client'
import type { PurchaseColumnKind, PurchaseSkip } from '@yaoji/domain'
import { useId } from 'react'
import { dataAttr } from '../part/dataAttr'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { Select } from '../select'
import { plain } from '../theme/base.css'
import * as css from './PurchaseImport.css'
import type { PurchaseImportPartProps } from './PurchaseImportPartProps'

/** The rows that are shown at least; the titles and a few rows below them are always among them. */
const SHOWN_ROWS = 12
const SHOWN_BELOW_HEAD = 6

/** What a column can be said to have. Prices and amounts are not used. */
const KINDS = ['name', 'spec', 'maker', 'code', 'own_code', 'unit', 'number'] as const

const CHOICES: readonly PurchaseColumnKind[] = [...KINDS, 'none']

const isKind = (value: string): value is PurchaseColumnKind => CHOICES.some(kind => kind === value)

/** The first rows of the sheet: in each the choice that it has the titles, above each column what it has. */
export function PurchaseImportTable({ book, words }: PurchaseImportPartProps) {
  const { sheets, at, rows, head, columns, chooseHead, chooseKind } = book
  const name = useId()
  const options = CHOICES.map(kind => ({ value: kind, name: words.columnKinds[kind] }))
  const label = words.table(sheets[at]?.name ?? '')
  const last = Math.max(SHOWN_ROWS, head ? head.row + head.rows + SHOWN_BELOW_HEAD : 0)
  return (
    <fieldset className={css.frame} data-part="frame">
      <legend className={plain} data-part="legend">
        <VisuallyHidden>{words.head}</VisuallyHidden>
      </legend>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label={label} className={css.scroller} tabIndex={0} data-part="scroller">
        <table aria-label={label} className={css.table} data-part="table">
          <thead className={plain} data-part="heads">
            <tr className={plain} data-part="kinds">
              <td className={css.corner} data-part="corner" />
              {columns.map(({ kind, title }, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing but its place
                <th key={column} scope="col" className={css.kind} data-part="kind" data-kind={kind}>
                  <Select
                    size="s"
                    label={words.column(column + 1, title)}
                    labelHidden
                    options={options}
                    value={kind === 'price' || kind === 'amount' ? 'none' : kind}
                    onValueChange={value => isKind(value) && chooseKind(column, value)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={plain} data-part="rows">
            {rows.slice(0, last).map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing but its place
              <Row key={row} {...{ cells, row, name, book, words }} />
            ))}
          </tbody>
        </table>
      </section>
      <div className={css.below} data-part="below">
        <label className={css.noHead} data-part="no-head">
          <input
            type="radio"
            name={name}
            checked={head === null}
            className={css.radio}
            onChange={() => chooseHead(null)}
            data-part="radio"
          />
          {words.noHead}
        </label>
        {rows.length > last && (
          <span className={plain} data-part="more">
            {words.more(rows.length - last)}
          </span>
        )}
      </div>
    </fieldset>
  )
}

interface RowProps extends PurchaseImportPartProps {
  cells: readonly string[]
  row: number
  /** Name of the choice of the row with titles. */
  name: string
}

function Row({ cells, row, name, book: { head, columns, reading, chooseHead }, words }: RowProps) {
  const isHead = head !== null && row >= head.row && row < head.row + head.rows
  const skip = reading.skipped.find(each => each.row === row)
  const bad = reading.lines.some(line => line.row === row && line.problem !== '')
  const mark = isHead ? words.headMark : markOf(skip, words)
  return (
    <tr
      className={css.row}
      data-part="row"
      data-head={dataAttr(isHead)}
      data-skipped={dataAttr(Boolean(skip) && !isHead)}
      data-bad={dataAttr(bad)}
    >
      <th scope="row" className={css.place} data-part="place">
        <label className={css.choice} data-part="choice">
          <input
            type="radio"
            name={name}
            checked={head?.row === row}
            aria-label={words.headRow(row + 1)}
            className={css.radio}
            onChange={() => chooseHead(row)}
            data-part="radio"
          />
          {row + 1}
          {mark !== '' && (
            <span className={css.mark} data-part="mark">
              {mark}
            </span>
          )}
        </label>
      </th>
      {columns.map(({ kind }, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell has nothing but its place
        <td key={column} className={css.cell} data-part="cell" data-kind={kind}>
          {cells[column]}
        </td>
      ))}
    </tr>
  )
}

/** Why a row is left out; nothing for an empty one, which says so itself. */
function markOf(skip: PurchaseSkip | undefined, words: PurchaseImportPartProps['words']): string {
  return skip && skip.reason !== 'empty' ? words.skip(skip.reason) : ''
}
