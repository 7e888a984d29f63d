import {
  type PurchaseColumns,
  type PurchaseLine,
  readPurchaseColumns,
  readPurchaseTable,
} from '@yaoji/domain'
import { Button } from '@yaoji/ui/button'
import { Dialog, type DialogProps } from '@yaoji/ui/dialog'
import { Field } from '@yaoji/ui/field'
import { Select } from '@yaoji/ui/select'
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

interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
  readonly columns: PurchaseColumns | null
}

const TEMPLATE = [
  ['商品编码', '商品名称', '规格', '生产厂家', '数量'],
  ['', '阿莫西林胶囊', '0.25g*24粒', '', 20],
]

/** Lines from an xlsx or csv file: its columns are recognised by their titles, else chosen. */
export function ImportDialog({ open, onClose, onLines, returnFocus }: ImportDialogProps) {
  const { sheet, failure, busy, read, choose, reset } = useSheet()
  const lines = sheet?.columns ? readPurchaseTable(bodyOf(sheet), sheet.columns) : []

  function close() {
    reset()
    onClose()
  }

  return (
    <Dialog
      open={open}
      returnFocus={returnFocus}
      onOpenChange={next => !next && close()}
      title="导入文件"
      description="xlsx 或 csv，第一行是列名。可按编码、条码、批准文号，或名称加规格、厂家匹配。"
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
        {sheet && <SheetColumns sheet={sheet} onChoose={choose} />}
      </div>
    </Dialog>
  )
}

function useSheet() {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  async function read(file: File | undefined) {
    if (!file || busy) return
    setSheet(null)
    setFailure('')
    if (file.size > MOST_SHEET_BYTES) return setFailure('文件不能超过 5 MB，请拆分后导入')
    setBusy(true)
    try {
      const rows = await readSheetFile(file)
      if (rows.length === 0) return setFailure('文件里没有内容')
      setSheet({ name: file.name, rows, columns: readPurchaseColumns(rows[0] ?? []) })
    } catch {
      setFailure('文件无法读取，请另存为 xlsx 或 csv 后重试')
    } finally {
      setBusy(false)
    }
  }

  return {
    sheet,
    failure,
    busy,
    read,
    choose: (columns: PurchaseColumns) => sheet && setSheet({ ...sheet, columns }),
    reset() {
      setSheet(null)
      setFailure('')
    },
  }
}

/** Whether the first row has the titles of the columns. */
function hasTitles({ rows }: Sheet) {
  return readPurchaseColumns(rows[0] ?? []) !== null
}

/** The rows of products. Without known titles the first row is a product too. */
function bodyOf(sheet: Sheet) {
  return hasTitles(sheet) ? sheet.rows.slice(1) : sheet.rows
}

/** Which column is the product and which the number, and the first lines. */
function SheetColumns({ sheet, onChoose }: { sheet: Sheet; onChoose: (columns: PurchaseColumns) => void }) {
  const { rows, columns, name } = sheet
  const count = Math.max(...rows.slice(0, 20).map(row => row.length))
  const options = Array.from({ length: count }, (_, index) => ({
    value: String(index),
    name: `第 ${index + 1} 列 ${rows[0]?.[index] ?? ''}`.trim(),
  }))
  const keys = columns ? [...columns.keys, ...columns.names] : []
  const number = columns?.number ?? -1
  return (
    <>
      <p className={css.about}>
        {name}，共 {bodyOf(sheet).length} 行。
        {hasTitles(sheet) ? '已按列名识别，可以更改。' : '没有认出列名，请选择商品所在的列。'}
      </p>
      <div className={css.columns}>
        <Select
          label="商品列"
          options={options}
          placeholder="请选择"
          value={keys.length > 0 ? String(keys[0]) : ''}
          onValueChange={value => onChoose({ keys: [Number(value)], names: [], number })}
        />
        <Select
          label="数量列"
          options={[{ value: '-1', name: '没有数量' }, ...options]}
          value={String(number)}
          onValueChange={value =>
            onChoose({ keys: columns?.keys ?? [], names: columns?.names ?? [], number: Number(value) })
          }
        />
      </div>
    </>
  )
}
