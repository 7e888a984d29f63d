'use client'
import { useToast } from '../toast'
import { useConfirm } from './ConfirmProvider'
import type { ConfirmOptions } from './confirmTypes'

export interface ConfirmedAction extends Omit<ConfirmOptions, 'returnFocus'> {
  /** Does what was asked. */
  work: () => Promise<unknown>
  /** The message after it. Default: none. */
  doneText?: string
  /** What gets the focus after it, where the pressed button is gone then. */
  focusAfter?: () => HTMLElement | null | undefined
}

/**
 * Asks before something is removed, removes it, says so, and moves the focus to what is left. Resolves with whether it
 * was done. Why it failed is for the error handling of the app, or for what `work` does with it.
 */
export function useConfirmedAction(): (action: ConfirmedAction) => Promise<boolean> {
  const confirm = useConfirm()
  const toast = useToast()
  return async ({ work, doneText, focusAfter, ...question }) => {
    let done = false
    const sure = await confirm({
      tone: 'danger',
      ...question,
      // The question can still be on its way out when the button is gone.
      returnFocus: () => (done ? focusAfter?.() : null),
    })
    if (!sure) return false
    done = await work().then(
      () => true,
      () => false,
    )
    if (!done) return false
    if (doneText) toast({ text: doneText, tone: 'success' })
    focusAfter?.()?.focus()
    return true
  }
}
