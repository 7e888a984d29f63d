import type { ReactNode } from 'react'

/** One column: what it shows of a row. The first one names the row. */
export interface RecordColumn<Row> {
  key: string
  /** The head of the column; in a card, before the content. */
  title: string
  render: (row: Row) => ReactNode
  /**
   * `end` for numbers, whose digits are then of one width.
   * @default 'start'
   */
  align?: 'start' | 'end'
  /**
   * Width in the table, a CSS length.
   * @default an equal share of what the others leave
   */
  width?: string
  /**
   * In a card: below the title, without the title, or not at all.
   * @default 'titled'
   */
  narrow?: 'titled' | 'plain' | 'hidden'
  /**
   * Lines of text that the content usually has, for the skeleton.
   * @default 1
   */
  lines?: number
}
