'use client'
import * as Radix from '@radix-ui/react-popover'
import { createContext, forwardRef, type ReactNode } from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { joinClass } from '../part/joinClass'
import {
  closeHandlers,
  type OnOpenChange,
  type OpenChangeReason,
  useRadixOpenState,
} from '../part/openChange'
import { useRequiredContext } from '../part/useRequiredContext'
import { plain } from '../theme/base.css'
import * as css from './Popover.css'

const Context = createContext<((reason: OpenChangeReason) => void) | null>(null)

const useSetReason = (part: string) => useRequiredContext(Context, part, 'PopoverRoot')

export interface PopoverRootProps {
  /** Whether the panel is open, where the application decides about it. */
  open?: boolean
  /**
   * Whether the panel is open at first, where the popover itself decides about it.
   * @default false
   */
  defaultOpen?: boolean
  /** The panel opens or closes: `reason` is `trigger`, `escape`, `outside` or `close`. */
  onOpenChange?: OnOpenChange
  /**
   * While the panel is open the page around it cannot be used, and the focus stays inside.
   * @default false
   */
  modal?: boolean
  children?: ReactNode
}

/** Holds a panel that opens beside its trigger. Renders no element. Esc and a press outside close it. */
export function PopoverRoot({ modal, children, ...state }: PopoverRootProps) {
  const { setReason, rootProps } = useRadixOpenState(state)
  return (
    <Context.Provider value={setReason}>
      <Radix.Root {...rootProps} modal={modal}>
        {children}
      </Radix.Root>
    </Context.Provider>
  )
}

/**
 * Opens and closes the panel. Renders `button`, or with `asChild` the element that is put inside; sets `data-state` to
 * `open` or `closed`.
 */
export const PopoverTrigger = forwardRef<HTMLButtonElement, Radix.PopoverTriggerProps>(
  function PopoverTrigger({ onClick, className, ...rest }, ref) {
    const setReason = useSetReason('PopoverTrigger')
    return (
      <Radix.Trigger
        {...rest}
        ref={ref}
        className={joinClass(plain, className)}
        onClick={composeEventHandlers(onClick, () => setReason('trigger'))}
      />
    )
  },
)

/** The panel is a dialog, and a dialog has a name. */
type AccessibleName =
  | { 'aria-label': string; 'aria-labelledby'?: never }
  | { 'aria-labelledby': string; 'aria-label'?: never }

interface PanelProps extends Omit<Radix.PopoverContentProps, 'aria-label' | 'aria-labelledby'> {
  /**
   * Side of the trigger that is tried first.
   * @default 'bottom'
   */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /**
   * Where it is along that side.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end'
}

export type PopoverContentProps = PanelProps & AccessibleName

/** The panel, a dialog with a name; it stays inside the window. Renders `div`; sets `data-side`, `data-align`, `data-state`. */
export const PopoverContent = forwardRef<HTMLDivElement, PopoverContentProps>(function PopoverContent(
  { side = 'bottom', align = 'center', className, ...rest },
  ref,
) {
  const setReason = useSetReason('PopoverContent')
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        {...rest}
        side={side}
        align={align}
        ref={ref}
        className={joinClass(css.content, className)}
        {...closeHandlers(setReason, rest)}
      />
    </Radix.Portal>
  )
})

/** Closes the panel; the focus goes back to the trigger. Renders `button`, or its child with `asChild`. */
export const PopoverClose = forwardRef<HTMLButtonElement, Radix.PopoverCloseProps>(function PopoverClose(
  { onClick, className, ...rest },
  ref,
) {
  const setReason = useSetReason('PopoverClose')
  return (
    <Radix.Close
      {...rest}
      ref={ref}
      className={joinClass(plain, className)}
      onClick={composeEventHandlers(onClick, () => setReason('close'))}
    />
  )
})
