'use client'
import { type PurchaseLine, purchaseLineOf } from '@yaoji/domain'
import {
  type PurchaseFileFault,
  type UsePurchaseFileOptions,
  usePurchaseFile,
  usePurchaseImport,
} from '@yaoji/hooks'
import { forwardRef, useEffect, useRef } from 'react'
import { Button } from '../button'
import { Callout } from '../callout'
import { Dialog, type DialogProps } from '../dialog'
import { Field } from '../field'
import { useLabels } from '../labels/useLabels'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { joinClass } from '../part/joinClass'
import { UploadZone } from '../upload'
import { PurchaseImport } from './PurchaseImport'
import * as css from './PurchaseImport.css'
import { takeOnEnter } from './takeOnEnter'

export const purchaseImportDialogLabels = {
  title: '导入文件',
  description: 'xlsx 或 csv。可按编码、条码、批准文号，或名称加规格、厂家匹配；编码不是本站的，按名称匹配。',
  /** The field of the file, and the text beside its button. */
  file: '清单文件',
  drop: '或拖到这里',
  fault: (fault: PurchaseFileFault, maxBytes: number) => FAULTS[fault](maxBytes),
  /** Above the table. */
  check: (file: string) => `${file}：请核对工作表、列名和每一列的内容，回车加入清单。`,
  template: '下载模板',
  /** The button that adds the lines; 0 before a file was read. */
  add: (lines: number) => `加入清单${lines > 0 ? `（${lines} 行）` : ''}`,
}

const FAULTS: Readonly<Record<PurchaseFileFault, (maxBytes: number) => string>> = {
  too_large: bytes => `文件不能超过 ${Math.floor(bytes / 1024 / 1024)} MB，请拆分后导入`,
  empty: () => '文件里没有内容',
  unreadable: () => '文件无法读取，请另存为 xlsx 或 csv 后重试',
}

/** What a dialog that adds lines has in common with others. */
export interface PurchaseDialogProps
  extends Omit<
    DialogProps,
    'open' | 'defaultOpen' | 'onOpenChange' | 'title' | 'description' | 'footer' | 'children' | 'labels'
  > {
  open: boolean
  /** The buyer closes it, also after adding lines. */
  onClose: () => void
  /** The buyer adds lines. */
  onLines: (lines: readonly PurchaseLine[]) => void
}

export interface PurchaseImportDialogProps
  extends PurchaseDialogProps,
    Pick<UsePurchaseFileOptions, 'readFile'> {
  /**
   * The largest file that is read, in bytes.
   * @default 5242880
   */
  maxBytes?: number
  /**
   * File types that the browser's dialog offers, as of the input's `accept`.
   * @default '.xlsx,.csv,.txt,text/csv'
   */
  accept?: string
  /** Saves a table to fill in and import. Without it there is no button. */
  onTemplate?: (() => void) | undefined
  /** Words in place of those of {@link purchaseImportDialogLabels}. */
  labels?: Partial<typeof purchaseImportDialogLabels>
}

const MOST_BYTES = 5 * 1024 * 1024

/**
 * Lines from a file: sheet, titles and columns are recognised, and can be changed. It reads the file itself by
 * `readFile`; once it is read, Enter adds what was understood; closed, it forgets it. Renders `div` and takes what {@link Dialog} takes.
 */
export const PurchaseImportDialog = forwardRef<HTMLDivElement, PurchaseImportDialogProps>(
  function PurchaseImportDialog(
    {
      open,
      onClose,
      onLines,
      readFile,
      maxBytes = MOST_BYTES,
      accept,
      onTemplate,
      labels,
      className,
      ...rest
    },
    ref,
  ) {
    const words = useLabels('purchaseImportDialog', purchaseImportDialogLabels, labels)
    const file = usePurchaseFile({ readFile, maxBytes })
    const book = usePurchaseImport(file.sheets)
    const lines = book.reading.lines.map(purchaseLineOf)
    const isEmpty = lines.every(({ query }) => query === '')
    const button = useRef<HTMLButtonElement>(null)
    const { sheets } = file
    useEffect(() => {
      if (sheets.length > 0) button.current?.focus({ preventScroll: true })
    }, [sheets])

    function close() {
      file.reset()
      onClose()
    }

    function add() {
      if (isEmpty) return
      onLines(lines)
      close()
    }

    return (
      <Dialog
        {...rest}
        ref={ref}
        className={joinClass(css.wide, className)}
        open={open}
        onOpenChange={next => !next && close()}
        onKeyDown={composeEventHandlers(rest.onKeyDown, takeOnEnter(add))}
        size={file.name ? 'l' : 'm'}
        title={words.title}
        description={words.description}
        footer={
          <>
            {onTemplate && <Button onClick={onTemplate}>{words.template}</Button>}
            <Button ref={button} variant="primary" disabled={isEmpty} onClick={add}>
              {words.add(lines.length)}
            </Button>
          </>
        }
      >
        <div className={css.form} data-part="form">
          <Field label={words.file}>
            <UploadZone
              count={0}
              multiple={false}
              accept={accept ?? '.xlsx,.csv,.txt,text/csv'}
              aria-busy={file.busy}
              labels={{ drop: words.drop }}
              onFiles={([chosen]) => void file.read(chosen)}
            />
          </Field>
          {file.fault && <Callout tone="bad">{words.fault(file.fault, maxBytes)}</Callout>}
          {file.name && (
            <>
              <p className={css.about} data-part="about">
                {words.check(file.name)}
              </p>
              <PurchaseImport book={book} />
            </>
          )}
        </div>
      </Dialog>
    )
  },
)
