'use client'
import {
  type PurchaseReading,
  type PurchaseRows,
  purchaseReadingText,
  readPastedTable,
  readPurchaseText,
  skippedRows,
} from '@yaoji/domain'
import { forwardRef, useState } from 'react'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { useLabels } from '../labels/useLabels'
import { TextArea } from '../text-field'
import type { PurchaseDialogProps } from './PurchaseImportDialog'

export const purchasePasteDialogLabels = {
  title: '粘贴清单',
  description: '一行一种商品：编码、条码、批准文号、名称或拼音，再写数量，用制表符、逗号或空格隔开。',
  /** Name of the field, and its example. */
  text: '清单',
  placeholder: '阿莫西林胶囊 0.25g*24粒, 20\nYJ101005, 10',
  /** Lines that name no product: how many, and what is in them. */
  skipped: (reading: PurchaseReading<Line>) =>
    `${purchaseReadingText(reading)}：${skippedRows(reading)
      .map(({ text }) => text)
      .join('；')}`,
  cancel: '取消',
  /** The button that adds the lines; 0 before there are any. */
  add: (lines: number) => `加入清单${lines > 0 ? `（${lines} 行）` : ''}`,
}

type Line = ReturnType<typeof readPurchaseText>['lines'][number]

export interface PurchasePasteDialogProps extends PurchaseDialogProps {
  /** Takes a table in place of its lines, to show how it is read. Without it tables are read as lines. */
  onTable?: ((rows: PurchaseRows) => void) | undefined
  /** Words in place of those of {@link purchasePasteDialogLabels}. */
  labels?: Partial<typeof purchasePasteDialogLabels>
}

/**
 * Lines to paste or type, one product a line, where there is no keyboard to paste with. Cancelled, it keeps the text.
 * Renders `div` and takes what {@link Dialog} takes.
 */
export const PurchasePasteDialog = forwardRef<HTMLDivElement, PurchasePasteDialogProps>(
  function PurchasePasteDialog({ open, onClose, onLines, onTable, labels, ...rest }, ref) {
    const words = useLabels('purchasePasteDialog', purchasePasteDialogLabels, labels)
    const [text, setText] = useState('')
    const reading = readPurchaseText(text)
    const { lines } = reading

    function add() {
      const table = onTable && readPastedTable(text)
      if (table) onTable(table)
      else onLines(lines)
      setText('')
      onClose()
    }

    return (
      <Dialog
        {...rest}
        ref={ref}
        open={open}
        onOpenChange={next => !next && onClose()}
        title={words.title}
        description={words.description}
        footer={
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button variant="primary" disabled={lines.length === 0} onClick={add}>
              {words.add(lines.length)}
            </Button>
          </>
        }
      >
        <TextArea
          label={words.text}
          rows={10}
          value={text}
          placeholder={words.placeholder}
          onValueChange={setText}
          hint={skippedRows(reading).length > 0 && words.skipped(reading)}
        />
      </Dialog>
    )
  },
)
