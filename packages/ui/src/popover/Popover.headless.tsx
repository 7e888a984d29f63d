'use client'
import * as Radix from '@radix-ui/react-popover'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'

export interface PopoverRootProps {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** Holds a panel that opens beside what was pressed. Renders nothing of its own. Esc and a press outside close it. */
export function PopoverRoot(props: PopoverRootProps) {
  return <Radix.Root {...props} />
}

/** What opens the panel. Renders `button`; sets `data-state` to `open` or `closed`. */
export const PopoverTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Trigger(props, ref) {
    return <Radix.Trigger {...props} ref={ref} />
  },
)

export interface PopoverContentProps extends ComponentPropsWithoutRef<'div'> {
  /** Side of the trigger that is tried first. */
  side?: 'top' | 'right' | 'bottom' | 'left'
  align?: 'start' | 'center' | 'end'
}

/** The panel, a dialog named by `aria-label`; it stays inside the window. Sets `data-side` and `data-state`. */
export const PopoverContent = forwardRef<HTMLDivElement, PopoverContentProps>(function Content(props, ref) {
  return (
    <Radix.Portal>
      <Radix.Content sideOffset={6} collisionPadding={8} {...props} ref={ref} />
    </Radix.Portal>
  )
})

/** Closes the panel; the focus goes back to the trigger. Renders `button`. */
export const PopoverClose = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Close(props, ref) {
    return <Radix.Close {...props} ref={ref} />
  },
)
