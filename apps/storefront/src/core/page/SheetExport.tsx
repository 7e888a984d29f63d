import { useSingleFlight } from '@yaoji/hooks'
import { Button } from '@yaoji/ui/button'
import { useState } from 'react'
import { failureTextOf } from '../errors/failureTextOf'
import * as css from './SheetExport.css'
import { touchTarget } from './touchTarget.css'

export interface SavedSheet {
  /** Rows in the file; without any there is no file. */
  readonly saved: number
  /** Rows that the filters find. */
  readonly total: number
}

export interface SheetExportProps {
  /** Reads the rows and saves them. */
  save: () => Promise<SavedSheet>
  /** What is said when the filters find nothing. */
  noneText: string
  /** How to save the rest, when there is more than one file can have. */
  restText: string
}

/** The button that saves the rows of a list as an xlsx file, and what came of it. */
export function SheetExport({ save, noneText, restText }: SheetExportProps) {
  const [notice, setNotice] = useState('')
  const { run, busy } = useSingleFlight(save)

  function noticeOf({ saved, total }: SavedSheet): string {
    if (saved === 0) return noneText
    return saved < total ? `已导出前 ${saved} 行，共 ${total} 行。${restText}` : `已导出 ${saved} 行`
  }

  async function press() {
    setNotice('')
    try {
      const result = await run()
      if (result) setNotice(noticeOf(result))
    } catch (error) {
      setNotice(failureTextOf(error) ?? '')
    }
  }

  return (
    <div className={css.root}>
      <p role="status" className={css.notice}>
        {notice}
      </p>
      <Button className={touchTarget} busy={busy} onClick={() => void press()}>
        导出 Excel
      </Button>
    </div>
  )
}
