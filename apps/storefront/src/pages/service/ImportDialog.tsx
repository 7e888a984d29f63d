import { type PurchaseLine, purchaseLineOf } from '@yaoji/domain'
import { type PurchaseSheet, usePurchaseImport } from '@yaoji/hooks'
import { Button } from '@yaoji/ui/button'
import { Dialog, type DialogProps } from '@yaoji/ui/dialog'
import { Field } from '@yaoji/ui/field'
import { PurchaseImport } from '@yaoji/ui/purchase-import'
import { UploadZone } from '@yaoji/ui/upload'
import { useState } from 'react'
import { Callout } from '../../core/page/Callout'
import { touchTarget } from '../../core/page/touchTarget.css'
import * as css from './QuickBuyPage.css'
import { MOST_SHEET_BYTES, readSheetFile, saveSheet } from './sheetFile'

export interface ImportDialogProps extends Pick<DialogProps, 'returnFocus'> {
  open: boolean
  onClose: () => void
  onLines: (lines: readonly PurchaseLine[]) => void
}

const TEMPLATE = [
  ['商品编码', '商品名称', '规格', '生产厂家', '数量'],
  ['', '阿莫西林胶囊', '0.25g*24粒', '', 20],
]

/** Before a file is chosen. */
const NO_SHEETS: readonly PurchaseSheet[] = []

/** Lines from an xlsx or csv file: sheet, titles and columns are recognised, and can be changed. */
export function ImportDialog({ open, onClose, onLines, returnFocus }: ImportDialogProps) {
  const { file, failure, busy, read, reset } = useSheetFile()
  const book = usePurchaseImport(file?.sheets ?? NO_SHEETS)
  const lines = book.reading.lines.map(purchaseLineOf)

  function close() {
    reset()
    onClose()
  }

  return (
    <Dialog
      open={open}
      returnFocus={returnFocus}
      onOpenChange={next => !next && close()}
      size={file ? 'l' : 'm'}
      title="导入文件"
      description="xlsx 或 csv。可按编码、条码、批准文号，或名称加规格、厂家匹配；编码不是本站的，按名称匹配。"
      footer={
        <>
          <Button className={touchTarget} onClick={() => void saveSheet('快捷采购模板.xlsx', TEMPLATE)}>
            下载模板
          </Button>
          <Button
            className={touchTarget}
            variant="primary"
            disabled={lines.every(({ query }) => query === '')}
            onClick={() => {
              onLines(lines)
              close()
            }}
          >
            加入清单{lines.length > 0 && `（${lines.length} 行）`}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <Field label="清单文件">
          <UploadZone
            count={0}
            multiple={false}
            accept=".xlsx,.csv,text/csv"
            aria-busy={busy}
            labels={{ drop: '或拖到这里' }}
            onFiles={([file]) => void read(file)}
          />
        </Field>
        {failure && <Callout tone="bad">{failure}</Callout>}
        {file && (
          <>
            <p className={css.about}>{file.name}：请核对工作表、列名和每一列的内容。</p>
            <PurchaseImport book={book} />
          </>
        )}
      </div>
    </Dialog>
  )
}

interface SheetFile {
  readonly name: string
  readonly sheets: readonly PurchaseSheet[]
}

function useSheetFile() {
  const [chosen, setChosen] = useState<SheetFile | null>(null)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  async function read(file: File | undefined) {
    if (!file || busy) return
    setChosen(null)
    setFailure('')
    if (file.size > MOST_SHEET_BYTES) return setFailure('文件不能超过 5 MB，请拆分后导入')
    setBusy(true)
    try {
      const sheets = await readSheetFile(file)
      if (sheets.every(({ rows }) => rows.length === 0)) return setFailure('文件里没有内容')
      setChosen({ name: file.name, sheets })
    } catch {
      setFailure('文件无法读取，请另存为 xlsx 或 csv 后重试')
    } finally {
      setBusy(false)
    }
  }

  return {
    file: chosen,
    failure,
    busy,
    read,
    reset() {
      setChosen(null)
      setFailure('')
    },
  }
}
