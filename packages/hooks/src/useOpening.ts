'use client'

import { useState } from 'react'

export interface Opening<Subject> {
  /** Number of the opening. As the key of the dialog's content each one begins with its own values. */
  readonly key: number
  readonly open: boolean
  /** What it was opened for. It stays after closing, while the dialog fades out; undefined before the first opening. */
  readonly subject: Subject | undefined
  readonly show: (subject: Subject) => void
  readonly close: () => void
}

/** What a dialog is open for. */
export function useOpening<Subject = void>(): Opening<Subject> {
  const [{ key, open, subject }, setState] = useState<Pick<Opening<Subject>, 'key' | 'open' | 'subject'>>({
    key: 0,
    open: false,
    subject: undefined,
  })
  return {
    ...{ key, open, subject },
    show: next => setState(before => ({ key: before.key + 1, open: true, subject: next })),
    close: () => setState(before => ({ ...before, open: false })),
  }
}
