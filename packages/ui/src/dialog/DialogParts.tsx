'use client'
import * as Radix from '@radix-ui/react-dialog'
import { useReturnFocus } from '@yaoji/hooks'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type ReactNode,
  type SyntheticEvent,
  useRef,
} from 'react'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import {
  closeHandlers,
  type OnOpenChange,
  type OpenChangeReason,
  useRadixOpenState,
} from '../part/openChange'
import { useRequiredContext } from '../part/useRequiredContext'
import { useScrollableTabStop } from '../part/useScrollableTabStop'
import { plain } from '../theme/base.css'
import * as css from './Dialog.css'

export const dialogLabels = {
  /** Name of the cross. */
  close: '关闭',
  /** Name of the body, for screen readers, while it is a tab stop because it scrolls. */
  body: '内容',
}

interface DialogContext {
  readonly words: typeof dialogLabels
  readonly setReason: (reason: OpenChangeReason) => void
}

const Context = createContext<DialogContext | null>(null)

const useDialog = (part: string) => useRequiredContext(Context, part, 'DialogRoot')

export interface DialogRootProps {
  /** Whether it is open, where the application decides about it. */
  open?: boolean | undefined
  /**
   * Whether it is open at first, where the dialog itself decides about it.
   * @default false
   */
  defaultOpen?: boolean
  /** It opens or closes: `reason` is `trigger`, `escape`, `outside` or `close`. */
  onOpenChange?: OnOpenChange | undefined
  /** Words in place of those of {@link dialogLabels}. */
  labels?: Partial<typeof dialogLabels>
  children?: ReactNode
}

/** Holds whether the dialog is open. Renders no element. */
export function DialogRoot({ labels, children, ...state }: DialogRootProps) {
  const words = useLabels('dialog', dialogLabels, labels)
  const { setReason, rootProps } = useRadixOpenState(state)
  return (
    <Context.Provider value={{ words, setReason }}>
      <Radix.Root {...rootProps}>{children}</Radix.Root>
    </Context.Provider>
  )
}

/** Opens the dialog. Renders `button`, or with `asChild` the element that is put inside. */
export const DialogTrigger = forwardRef<HTMLButtonElement, Radix.DialogTriggerProps>(function DialogTrigger(
  { onClick, className, ...rest },
  ref,
) {
  const { setReason } = useDialog('DialogTrigger')
  return (
    <Radix.Trigger
      {...rest}
      ref={ref}
      className={joinClass(plain, className)}
      onClick={composeEventHandlers(onClick, () => setReason('trigger'))}
    />
  )
})

/** Puts what is inside at the end of the page, above all else. Renders no element. */
export const DialogPortal = Radix.Portal

/** Covers the page below; a press on it closes. Renders `div`; sets `data-state` to `open` or `closed`. */
export const DialogOverlay = forwardRef<HTMLDivElement, Radix.DialogOverlayProps>(function DialogOverlay(
  { className, ...rest },
  ref,
) {
  return <Radix.Overlay {...rest} ref={ref} className={joinClass(css.overlay, className)} />
})

export interface DialogContentProps extends Omit<Radix.DialogContentProps, 'onCloseAutoFocus' | 'asChild'> {
  /**
   * Width: 400, 560 or 840 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l'
  /** On narrow screens it comes up from the bottom, over the whole width. */
  sheet?: boolean
  /** Where the focus goes on closing, when not back to what opened it. */
  returnFocus?: (() => HTMLElement | null | undefined) | undefined
  /** It is removed, and the focus is back. */
  onClosed?: () => void
}

/** While it fades out it is closed already: a key or press that still reaches it must not do what it offered. */
function ignoreWhenClosed(event: SyntheticEvent<HTMLElement>) {
  if (event.currentTarget.dataset.state !== 'closed') return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * The dialog: keeps the focus inside, closes on Esc, and on closing gives the focus back to what opened it or, if
 * that is removed, to its neighbour. Renders `div`; sets `data-state`, `data-size`, `data-sheet`.
 */
export const DialogContent = forwardRef<HTMLDivElement, DialogContentProps>(function DialogContent(
  { size = 'm', sheet, returnFocus, onClosed, className, ...rest },
  ref,
) {
  const { onOpenAutoFocus, onKeyDownCapture, onClickCapture } = rest
  const { remember, giveBack } = useReturnFocus()
  const opener = useRef<Element | null>(null)
  const { setReason } = useDialog('DialogContent')
  return (
    <Radix.Content
      {...rest}
      ref={ref}
      className={joinClass(css.content, className)}
      onKeyDownCapture={composeEventHandlers(onKeyDownCapture, ignoreWhenClosed)}
      onClickCapture={composeEventHandlers(onClickCapture, ignoreWhenClosed)}
      onOpenAutoFocus={event => {
        opener.current = document.activeElement
        remember()
        onOpenAutoFocus?.(event)
      }}
      {...closeHandlers(setReason, rest)}
      onCloseAutoFocus={event => {
        event.preventDefault()
        // StrictMode unmounts and mounts effects again: then the dialog is still there and keeps the focus.
        const content = event.target
        if (content instanceof HTMLElement && content.isConnected) return
        const preferred = returnFocus?.()
        // What removed the opener may have chosen a place for the focus already.
        const isPlaced = !opener.current?.isConnected && document.activeElement !== document.body
        if (preferred || !isPlaced) giveBack(preferred)
        onClosed?.()
      }}
      data-size={size}
      data-sheet={dataAttr(sheet)}
    />
  )
})

/** Names the dialog. Renders `h2`. */
export const DialogTitle = forwardRef<HTMLHeadingElement, ComponentPropsWithoutRef<'h2'>>(
  function DialogTitle({ className, ...rest }, ref) {
    return <Radix.Title {...rest} ref={ref} className={joinClass(css.title, className)} />
  },
)

/** Read out after the name. Renders `p`. */
export const DialogDescription = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<'p'>>(
  function DialogDescription({ className, ...rest }, ref) {
    return <Radix.Description {...rest} ref={ref} className={joinClass(css.description, className)} />
  },
)

/** The part that scrolls. Renders `div`, in the tab order while it overflows and holds nothing that can be focused. */
export const DialogBody = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function DialogBody(
  { className, ...rest },
  ref,
) {
  const { words } = useDialog('DialogBody')
  const stop = useScrollableTabStop(ref, words.body)
  return <div {...stop} {...rest} ref={stop.ref} className={joinClass(css.body, className)} />
})

/** Closes the dialog: a cross in the corner, or what is put inside. Renders `button`, or its child with `asChild`. */
export const DialogClose = forwardRef<HTMLButtonElement, Radix.DialogCloseProps>(function DialogClose(
  { onClick, className, children, ...rest },
  ref,
) {
  const { words, setReason } = useDialog('DialogClose')
  const cross = children === undefined
  return (
    <Radix.Close
      aria-label={cross ? words.close : undefined}
      {...rest}
      ref={ref}
      className={joinClass(cross ? css.close : plain, className)}
      onClick={composeEventHandlers(onClick, () => setReason('close'))}
    >
      {cross ? <Icon name="close" /> : children}
    </Radix.Close>
  )
})
