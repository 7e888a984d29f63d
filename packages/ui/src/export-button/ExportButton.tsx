'use client'
import { failureText, useSingleFlight } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, useState } from 'react'
import { Button } from '../button'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './ExportButton.css'

export const exportButtonLabels = {
  export: '导出 Excel',
  all: (saved: number) => `已导出 ${saved} 行`,
  /** `rest` is `restText`. */
  some: (saved: number, total: number, rest: string) => `已导出前 ${saved} 行，共 ${total} 行。${rest}`,
  /** Of an error that is no answer of the service. */
  failed: '操作没有成功，请稍候再试',
}

export interface SavedSheet {
  /** Rows in the file; without any there is no file. */
  readonly saved: number
  /** Rows that the filters find. */
  readonly total: number
}

export interface ExportButtonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Reads the rows and saves them. */
  save: () => Promise<SavedSheet>
  /** What is said when the filters find nothing. */
  noneText: string
  /** How to save the rest, when there is more than one file can have. */
  restText: string
  /** Words in place of those of {@link exportButtonLabels}. */
  labels?: Partial<typeof exportButtonLabels>
}

/** The button that saves the rows of a list as a file, and what came of it. Renders `div`. */
export const ExportButton = forwardRef<HTMLDivElement, ExportButtonProps>(function ExportButton(props, ref) {
  const { save, noneText, restText, labels, className, ...rest } = props
  const words = useLabels('exportButton', exportButtonLabels, labels)
  const [notice, setNotice] = useState('')
  const { run, busy } = useSingleFlight(save)

  function noticeOf({ saved, total }: SavedSheet): string {
    if (saved === 0) return noneText
    return saved < total ? words.some(saved, total, restText) : words.all(saved)
  }

  async function press() {
    setNotice('')
    try {
      const result = await run()
      if (result) setNotice(noticeOf(result))
    } catch (error) {
      setNotice(failureText(error, words) ?? '')
    }
  }

  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <p role="status" className={css.notice} data-part="notice">
        {notice}
      </p>
      <Button busy={busy} onClick={() => void press()}>
        {words.export}
      </Button>
    </div>
  )
})
