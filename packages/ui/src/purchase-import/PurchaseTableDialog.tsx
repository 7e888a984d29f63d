'use client'
import { type PurchaseRows, purchaseLineOf } from '@yaoji/domain'
import { type PurchaseSheet, usePurchaseImport } from '@yaoji/hooks'
import { forwardRef, useMemo, useRef, useState } from 'react'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { useLabels } from '../labels/useLabels'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { joinClass } from '../part/joinClass'
import { PurchaseImport } from './PurchaseImport'
import * as css from './PurchaseImport.css'
import type { PurchaseDialogProps } from './PurchaseImportDialog'
import { takeOnEnter } from './takeOnEnter'

export const purchaseTableDialogLabels = {
  title: '核对粘贴的表格',
  description: '请核对列名和每一列的内容，回车加入清单。',
  /** Name of the table, for screen readers. */
  sheet: '粘贴的表格',
  cancel: '取消',
  /** The button that adds the lines; 0 when no column names products. */
  add: (lines: number) => `加入清单${lines > 0 ? `（${lines} 行）` : ''}`,
}

export interface PurchaseTableDialogProps extends Omit<PurchaseDialogProps, 'open'> {
  /** The rows that were pasted, their cells as texts; null while it is closed. The same array from render to render. */
  rows: PurchaseRows | null
  /** Words in place of those of {@link purchaseTableDialogLabels}. */
  labels?: Partial<typeof purchaseTableDialogLabels>
}

const NO_SHEETS: readonly PurchaseSheet[] = []

/**
 * How a table that was pasted is read, before its lines are added: titles and columns are recognised, and can be changed.
 * The button that adds has the focus, so that Enter takes what was understood. Renders `div` and takes what
 * {@link Dialog} takes.
 */
export const PurchaseTableDialog = forwardRef<HTMLDivElement, PurchaseTableDialogProps>(
  function PurchaseTableDialog({ rows, onClose, onLines, labels, className, ...rest }, ref) {
    const words = useLabels('purchaseTableDialog', purchaseTableDialogLabels, labels)
    // While it fades out the rows are still shown.
    const [shown, setShown] = useState(rows)
    if (rows && rows !== shown) setShown(rows)
    const sheets = useMemo(
      () => (shown ? [{ name: words.sheet, rows: shown }] : NO_SHEETS),
      [shown, words.sheet],
    )
    const button = useRef<HTMLButtonElement>(null)
    const book = usePurchaseImport(sheets)
    const lines = book.reading.lines.map(purchaseLineOf)
    const isEmpty = lines.every(({ query }) => query === '')

    function add() {
      if (isEmpty) return
      onLines(lines)
      onClose()
    }

    return (
      <Dialog
        {...rest}
        ref={ref}
        className={joinClass(css.wide, className)}
        open={rows !== null}
        onOpenChange={next => !next && onClose()}
        onKeyDown={composeEventHandlers(rest.onKeyDown, takeOnEnter(add))}
        size="l"
        onOpenAutoFocus={event => {
          event.preventDefault()
          button.current?.focus({ preventScroll: true })
        }}
        title={words.title}
        description={words.description}
        footer={
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button ref={button} variant="primary" disabled={isEmpty} onClick={add}>
              {words.add(isEmpty ? 0 : lines.length)}
            </Button>
          </>
        }
      >
        <div className={css.form} data-part="form">
          <PurchaseImport book={book} />
        </div>
      </Dialog>
    )
  },
)
