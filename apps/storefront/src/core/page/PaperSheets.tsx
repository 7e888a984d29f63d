import { Button, LinkButton } from '@yaoji/ui/button'
import type { ReactNode } from 'react'
import * as css from './PaperSheets.css'
import { touchTarget } from './touchTarget.css'

export interface PaperSheetsProps {
  /** Where the sheets were opened, and the text of the link that leads back. */
  back: { readonly href: string; readonly text: string }
  /** The sheets; each begins a page. */
  children: ReactNode
}

/** Sheets to read and to print: on paper only they are there. */
export function PaperSheets({ back, children }: PaperSheetsProps) {
  return (
    <div className={css.root}>
      <div className={css.bar}>
        <LinkButton href={back.href} className={touchTarget}>
          {back.text}
        </LinkButton>
        <Button variant="primary" className={touchTarget} onClick={() => window.print()}>
          打印或存为 PDF
        </Button>
      </div>
      {children}
    </div>
  )
}

export interface PaperColumn<Row> {
  readonly title: string
  readonly text: (row: Row) => string | undefined
}

export interface PaperTableProps<Row> {
  /** Name of the table for a screen reader. */
  label: string
  columns: readonly PaperColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** The lines of a sheet. A wide table scrolls in a box that the keyboard reaches; on paper it is whole. */
export function PaperTable<Row>({ label, columns, rows, keyOf }: PaperTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its content is only read
    <section aria-label={label} tabIndex={0} className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} className={css.cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, text }) => (
                <td key={title} className={css.cell}>
                  {text(row) || '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
