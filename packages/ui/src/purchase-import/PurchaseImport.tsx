'use client'
import {
  PURCHASE_COLUMN_TEXT,
  PURCHASE_SKIP_TEXT,
  type PurchaseColumnKind,
  type PurchaseSkipReason,
  purchaseReadingText,
  skippedRows,
} from '@yaoji/domain'
import type { PurchaseImport as Choices } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/LabelsProvider'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './PurchaseImport.css'
import { PurchaseImportSheets } from './PurchaseImportSheets'
import { PurchaseImportTable } from './PurchaseImportTable'

/** The words of the component; `labels` replaces them. */
export const purchaseImportLabels = {
  /** Name of the choice of a sheet. */
  sheets: '工作表',
  sheetRows: (rows: number) => `${rows} 行`,
  /** Name of the table, for screen readers. */
  table: (sheet: string) => `${sheet} 的前几行`,
  /** Name of the choice of the row with titles. */
  head: '列名所在的行',
  headRow: (row: number) => `第 ${row} 行是列名`,
  noHead: '没有列名，第一行就是商品',
  /** Name of the select above a column. */
  column: (column: number, title: string) => `第 ${column} 列${title && ` ${title}`}`,
  /** What a column can be said to have. */
  columnKinds: PURCHASE_COLUMN_TEXT as Record<PurchaseColumnKind, string>,
  /** A row with titles, and why a row is left out. */
  headMark: '列名',
  skip: (reason: PurchaseSkipReason): string => PURCHASE_SKIP_TEXT[reason],
  /** Rows of the sheet below those that are shown. */
  more: (rows: number) => `下面还有 ${rows} 行`,
  empty: '这张工作表没有内容',
  noProduct: '请在表格上方选择品名或编码所在的列。',
  /** How many rows are read, and what is missing. */
  counts: purchaseReadingText,
  /** What is in a row to look at, and what is wrong with it or why it is left out. */
  note: (content: string, why: string) => `${content}，${why}`,
  /** A row to look at: `第 5 行：2026-11-23，数量是日期`. */
  row: (row: number, text: string) => `第 ${row} 行：${text}`,
  moreRows: (rows: number) => `另有 ${rows} 行`,
}

export interface PurchaseImportProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The file and how it is read; `usePurchaseImport` of `@yaoji/hooks` holds it. */
  book: Choices
  /** Words in place of those of {@link purchaseImportLabels}. */
  labels?: Partial<typeof purchaseImportLabels>
}

/** Rows with a problem, and rows that were left out, that are listed. */
const LISTED = 6

/**
 * How a file with a list of products is read: its sheets, the first rows of one, the row with the titles, what each
 * column has, and what that gives. Renders `div`.
 */
export const PurchaseImport = forwardRef<HTMLDivElement, PurchaseImportProps>(function PurchaseImport(
  { book, labels, className, ...rest },
  ref,
) {
  const words = useLabels('purchaseImport', purchaseImportLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      {book.sheets.length > 1 && <PurchaseImportSheets book={book} words={words} />}
      <div className={css.sheet} data-part="sheet">
        {book.columns.length === 0 ? (
          <p className={css.empty} data-part="empty">
            {words.empty}
          </p>
        ) : (
          <PurchaseImportTable key={book.at} book={book} words={words} />
        )}
        <Result book={book} words={words} />
      </div>
    </div>
  )
})

export interface PurchaseImportPartProps {
  book: Choices
  words: typeof purchaseImportLabels
}

/** What the choices give, and the rows to look at. */
function Result({ book: { columns, reading }, words }: PurchaseImportPartProps) {
  if (columns.length === 0) return null
  const named = columns.some(({ kind }) => kind === 'code' || kind === 'own_code' || kind === 'name')
  const told = [
    ...columns.flatMap(({ reason }, at) => (reason === '' ? [] : [{ key: `column ${at}`, text: reason }])),
    ...rowsToLookAt(reading, words),
  ]
  return (
    <div className={css.result} data-part="result">
      <p role="status" className={css.counts} data-part="counts">
        {named ? words.counts(reading) : words.noProduct}
      </p>
      {told.length > 0 && (
        <ul className={css.told} data-part="told">
          {told.slice(0, LISTED).map(({ key, text }) => (
            <li key={key} className={plain} data-part="row-note">
              {text}
            </li>
          ))}
          {told.length > LISTED && (
            <li className={plain} data-part="row-note">
              {words.moreRows(told.length - LISTED)}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

function rowsToLookAt(
  reading: Choices['reading'],
  words: typeof purchaseImportLabels,
): { key: string; text: string }[] {
  const bad = reading.lines
    .filter(({ problem }) => problem !== '')
    .map(({ row, number, query, problem }) => ({ row, text: words.note(number || query, problem) }))
  const skipped = skippedRows(reading).map(({ row, text, reason }) => ({
    row,
    text: words.note(text, words.skip(reason)),
  }))
  return [...bad, ...skipped].map(({ row, text }) => ({ key: `row ${row}`, text: words.row(row + 1, text) }))
}
