import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './PaperSheet.css'

/** A column of a sheet: its head, and the text of a row; a dash where there is none. */
export interface PaperColumn<Row> {
  readonly title: string
  readonly text: (row: Row) => string | undefined
}

export interface PaperTableProps<Row> extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What the table lists, for screen readers. */
  label: string
  columns: readonly PaperColumn<Row>[]
  rows: readonly Row[]
  /** What tells a row from the others. */
  keyOf: (row: Row) => string
}

/**
 * The lines of a sheet. A wide table scrolls in a box that the keyboard reaches; on paper it is whole. Renders `section`
 * around `table`.
 */
export const PaperTable = forwardRef<HTMLElement, PaperTableProps<unknown>>(function PaperTable(
  { label, columns, rows, keyOf, className, ...rest },
  ref,
) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its content is only read
      tabIndex={0}
      {...rest}
      ref={ref}
      className={joinClass(css.scroll, className)}
    >
      <table className={css.table} data-part="table">
        <thead className={plain}>
          <tr className={plain}>
            {columns.map(({ title }) => (
              <th key={title} className={css.cell} data-part="head">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={plain}>
          {rows.map(row => (
            <tr key={keyOf(row)} className={plain}>
              {columns.map(({ title, text }) => (
                <td key={title} className={css.cell} data-part="cell">
                  {text(row) || '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
  // A type parameter does not pass through forwardRef.
}) as <Row>(props: PaperTableProps<Row> & RefAttributes<HTMLElement>) => ReactNode
