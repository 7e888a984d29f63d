'use client'

import { useShownFor } from './useShownFor'

/** Milliseconds that the result of a press is shown. */
const COPIED_MS = 2_000

export interface Copy {
  /** Result of the last press; empty again after two seconds. */
  readonly state: '' | 'copied' | 'failed'
  readonly copy: (text: string) => void
}

/** Copies a text with `write` (default: the browser's clipboard), and shows for two seconds whether it worked. */
export function useCopy(write: (text: string) => Promise<void> = writeToClipboard): Copy {
  const [state, show] = useShownFor<'copied' | 'failed'>(COPIED_MS)
  return {
    state: state ?? '',
    copy(text) {
      new Promise<void>(resolve => resolve(write(text))).then(
        () => show('copied'),
        () => show('failed'),
      )
    },
  }
}

function writeToClipboard(text: string): Promise<void> {
  return navigator.clipboard.writeText(text)
}
