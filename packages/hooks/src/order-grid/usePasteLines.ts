'use client'

import {
  type PurchaseLine,
  type PurchaseReading,
  type PurchaseRows,
  readPastedTable,
  readPurchaseText,
} from '@yaoji/domain'
import { useEffect, useRef } from 'react'
import { cellOf } from './gridKeys'

interface PasteOptions {
  readonly onRead: (reading: PurchaseReading<PurchaseLine>) => void
  /** Takes tables; without it they are read as lines. */
  readonly onTable: ((rows: PurchaseRows) => void) | undefined
}

/** Lines that are pasted anywhere on the page, except into other fields and dialogs. */
export function usePasteLines(options: PasteOptions): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (event.defaultPrevented || !takesLines(event.target, text)) return
      const { onRead, onTable } = latest.current
      const table = onTable && readPastedTable(text)
      const reading = table ? null : readPurchaseText(text)
      if (reading?.lines.length === 0) return
      event.preventDefault()
      if (table) onTable?.(table)
      else if (reading) onRead(reading)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}

/** A text of one line without columns belongs to the cell in which it is pasted. */
function takesLines(target: EventTarget | null, text: string): boolean {
  if (!(target instanceof Element)) return true
  if (target.closest('[role="dialog"], [role="alertdialog"]')) return false
  if (cellOf(target)) return /[\t\r\n]/.test(text.trim())
  return target.closest('input, textarea, select, [contenteditable]') === null
}
