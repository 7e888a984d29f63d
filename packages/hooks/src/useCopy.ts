'use client'

import { useEffect, useRef, useState } from 'react'

/** How long `copied` is told, in milliseconds. */
const TOLD_MS = 2_000

export interface Copy {
  /** What became of the last press; empty again after a moment. */
  readonly state: '' | 'copied' | 'failed'
  readonly copy: (text: string) => void
}

/** Copies a text through `write`, the browser's clipboard unless given, and tells for a moment whether it worked. */
export function useCopy(write: (text: string) => Promise<void> = writeToClipboard): Copy {
  const [state, setState] = useState<Copy['state']>('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function tell(next: Copy['state']) {
    clearTimeout(timer.current)
    setState(next)
    timer.current = setTimeout(() => setState(''), TOLD_MS)
  }

  return {
    state,
    copy(text) {
      new Promise<void>(resolve => resolve(write(text))).then(
        () => tell('copied'),
        () => tell('failed'),
      )
    },
  }
}

function writeToClipboard(text: string): Promise<void> {
  return navigator.clipboard.writeText(text)
}
