'use client'
import { isComposing } from '@yaoji/hooks'
import { useRef } from 'react'
import { useControllable } from './useControllable'

/**
 * What opened or closed a panel: `trigger` its trigger, `escape` the Esc key, `outside` a press or the focus outside it,
 * `close` a button inside it.
 */
export type OpenChangeReason = 'trigger' | 'escape' | 'outside' | 'close'

export type OnOpenChange = (open: boolean, details: { readonly reason: OpenChangeReason }) => void

export interface OpenStateOptions {
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: OnOpenChange | undefined
}

/** Whether a panel is open: the caller's `open`, or without it a state of its own. `change` reports why. */
export function useOpenState({ open, defaultOpen = false, onOpenChange }: OpenStateOptions) {
  const [shown, change] = useControllable(open, defaultOpen, onOpenChange)
  return { open: shown, change: (next: boolean, reason: OpenChangeReason) => change(next, { reason }) }
}

/**
 * The same for a root of Radix, which says that it opens or closes and not why: its parts call `setReason` right before.
 * The state is ours in both cases, because Radix reports changes of its own state too late for that.
 */
export function useRadixOpenState(options: OpenStateOptions) {
  const { open, change } = useOpenState(options)
  const reason = useRef<OpenChangeReason>('close')
  return {
    setReason(next: OpenChangeReason) {
      reason.current = next
    },
    rootProps: { open, onOpenChange: (next: boolean) => change(next, reason.current) },
  }
}

interface CloseHandlers<Escape extends KeyboardEvent, Outside extends Event> {
  onEscapeKeyDown?: ((event: Escape) => void) | undefined
  onInteractOutside?: ((event: Outside) => void) | undefined
}

/** The handlers of a Radix panel that Esc and a press outside close: they say why, then run the caller's. */
export function closeHandlers<Escape extends KeyboardEvent, Outside extends Event>(
  setReason: (reason: OpenChangeReason) => void,
  { onEscapeKeyDown, onInteractOutside }: CloseHandlers<Escape, Outside>,
) {
  return {
    onEscapeKeyDown(event: Escape) {
      setReason('escape')
      onEscapeKeyDown?.(event)
      // Esc that takes back what is being composed belongs to the input method.
      if (isComposing(event)) event.preventDefault()
    },
    onInteractOutside(event: Outside) {
      setReason('outside')
      onInteractOutside?.(event)
    },
  }
}
