'use client'
import { RadioGroup } from '../radio-group'
import * as css from './PurchaseImport.css'
import type { PurchaseImportPartProps } from './PurchaseImportPartProps'

/** The sheets of the file, with the number of their rows. */
export function PurchaseImportSheets({ book, words }: PurchaseImportPartProps) {
  const { sheets, at, chooseSheet } = book
  return (
    <RadioGroup
      legend={words.sheets}
      className={css.sheets}
      value={String(at)}
      onValueChange={value => chooseSheet(Number(value))}
      options={sheets.map(({ name, rows }, index) => ({
        value: String(index),
        label: name,
        description: words.sheetRows(rows.length),
      }))}
    />
  )
}
