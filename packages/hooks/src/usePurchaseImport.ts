'use client'

import {
  headAt,
  type PurchaseColumnKind,
  type PurchaseHead,
  type PurchaseReading,
  type PurchaseRows,
  type PurchaseTableColumn,
  type PurchaseTableLine,
  proposePurchaseTable,
  readPurchaseSheet,
} from '@yaoji/domain'
import { useState } from 'react'

/** A sheet of a file, its cells as texts. */
export interface PurchaseSheet {
  readonly name: string
  readonly rows: PurchaseRows
}

/** How one sheet is read. */
interface SheetChoice {
  readonly head: PurchaseHead | null
  readonly columns: readonly PurchaseTableColumn[]
}

export interface PurchaseImport {
  readonly sheets: readonly PurchaseSheet[]
  /** Index of the chosen sheet. */
  readonly at: number
  readonly rows: PurchaseRows
  /** The rows with the titles of the columns; null without titles. */
  readonly head: PurchaseHead | null
  /** The columns in their order, with the kinds that the buyer chose. */
  readonly columns: readonly PurchaseTableColumn[]
  readonly reading: PurchaseReading<PurchaseTableLine>
  /** The choices of the other sheets are kept. */
  readonly chooseSheet: (at: number) => void
  /** The titles begin in this row; null: there are none. The columns are proposed again. */
  readonly chooseHead: (row: number | null) => void
  /** A table has one column of numbers: the one before is then not used. */
  readonly chooseKind: (column: number, kind: PurchaseColumnKind) => void
}

/**
 * How the buyer wants a file with a list of products to be read: sheet, titles, what each column has. It begins with the
 * sheet that has the most products, read as its titles and values say, and begins again with other `sheets`.
 */
export function usePurchaseImport(sheets: readonly PurchaseSheet[]): PurchaseImport {
  const [book, setBook] = useState(() => openBook(sheets))
  if (book.sheets !== sheets) setBook(openBook(sheets))
  const { choices, at } = book
  const rows = sheets[at]?.rows ?? []
  const { head, columns } = choices[at] ?? propose(rows)
  const change = (choice: SheetChoice) =>
    setBook({ ...book, choices: choices.map((each, index) => (index === at ? choice : each)) })

  return {
    sheets,
    at,
    rows,
    head,
    columns,
    reading: readWith(rows, { head, columns }),
    chooseSheet: next => setBook({ ...book, at: next }),
    chooseHead: row => change(propose(rows, row === null ? null : headAt(rows, row))),
    chooseKind: (column, kind) =>
      change({
        head,
        columns: columns.map((each, index) => {
          if (index === column) return { ...each, kind, reason: '' }
          return kind === 'number' && each.kind === 'number' ? { ...each, kind: 'none', reason: '' } : each
        }),
      }),
  }
}

function openBook(sheets: readonly PurchaseSheet[]) {
  const choices = sheets.map(({ rows }) => propose(rows))
  return { sheets, choices, at: fullestSheet(sheets, choices) }
}

const propose = (rows: PurchaseRows, head?: PurchaseHead | null): SheetChoice =>
  proposePurchaseTable(rows, head)

function readWith(rows: PurchaseRows, { head, columns }: SheetChoice) {
  return readPurchaseSheet(rows, { head, kinds: columns.map(({ kind }) => kind) })
}

/** The sheet with the most rows that have product and number; of equal ones, with the most products. */
function fullestSheet(sheets: readonly PurchaseSheet[], choices: readonly SheetChoice[]): number {
  const counts = sheets.map(({ rows }, at) => {
    const choice = choices[at]
    const lines = choice ? readWith(rows, choice).lines.filter(({ query }) => query !== '') : []
    return { at, numbered: lines.filter(({ number }) => number !== '').length, lines: lines.length }
  })
  const [best] = counts.toSorted((a, b) => b.numbered - a.numbered || b.lines - a.lines)
  return best?.at ?? 0
}
