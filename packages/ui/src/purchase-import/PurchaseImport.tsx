'use client'
import { skippedRows } from '@yaoji/domain'
import type { PurchaseImport as Choices } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, useRef, useState } from 'react'
import { Button } from '../button'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './PurchaseImport.css'
import type { PurchaseImportPartProps } from './PurchaseImportPartProps'
import { PurchaseImportSheets } from './PurchaseImportSheets'
import { PurchaseImportTable } from './PurchaseImportTable'
import { purchaseImportLabels } from './purchaseImportLabels'

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
        <Result key={`result ${book.at}`} book={book} words={words} />
      </div>
    </div>
  )
})

/** What the choices give, and the rows to look at. */
function Result({ book: { columns, reading }, words }: PurchaseImportPartProps) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (columns.length === 0) return null
  function showAll() {
    setShowsAll(true)
    // The button that had the focus goes away.
    list.current?.focus()
  }
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
        <ul ref={list} tabIndex={-1} className={css.told} data-part="told">
          {told.slice(0, showsAll ? undefined : LISTED).map(({ key, text }) => (
            <li key={key} className={plain} data-part="row-note">
              {text}
            </li>
          ))}
          {told.length > LISTED && !showsAll && (
            <li className={plain} data-part="row-note">
              {words.moreRows(told.length - LISTED)}{' '}
              <Button variant="quiet" size="s" onClick={showAll}>
                {words.showRows}
              </Button>
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
