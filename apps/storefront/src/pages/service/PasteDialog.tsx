import { type PurchaseLine, purchaseReadingText, readPurchaseText, skippedRows } from '@yaoji/domain'
import { Button } from '@yaoji/ui/button'
import { Dialog, type DialogProps } from '@yaoji/ui/dialog'
import { TextArea } from '@yaoji/ui/text-field'
import { useState } from 'react'
import { touchTarget } from '../../core/page/touchTarget.css'

export interface PasteDialogProps extends Pick<DialogProps, 'returnFocus'> {
  open: boolean
  onClose: () => void
  onLines: (lines: readonly PurchaseLine[]) => void
}

/** Lines to paste or type, one product a line, where there is no keyboard to paste with. */
export function PasteDialog({ open, onClose, onLines, returnFocus }: PasteDialogProps) {
  const [text, setText] = useState('')
  const reading = readPurchaseText(text)
  const { lines } = reading
  const skipped = skippedRows(reading)

  function add() {
    onLines(lines)
    setText('')
    onClose()
  }

  return (
    <Dialog
      open={open}
      returnFocus={returnFocus}
      onOpenChange={next => !next && onClose()}
      title="粘贴清单"
      description="一行一种商品：编码、条码、批准文号、名称或拼音，再写数量，用制表符、逗号或空格隔开。"
      footer={
        <>
          <Button className={touchTarget} onClick={onClose}>
            取消
          </Button>
          <Button className={touchTarget} variant="primary" disabled={lines.length === 0} onClick={add}>
            加入清单{lines.length > 0 && `（${lines.length} 行）`}
          </Button>
        </>
      }
    >
      <TextArea
        label="清单"
        rows={10}
        value={text}
        placeholder={'阿莫西林胶囊 0.25g*24粒, 20\nYJ101005, 10'}
        onValueChange={setText}
        hint={
          skipped.length > 0 &&
          `${purchaseReadingText(reading)}：${skipped.map(({ text: left }) => left).join('；')}`
        }
      />
    </Dialog>
  )
}
