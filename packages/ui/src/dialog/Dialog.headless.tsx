'use client'
import * as Radix from '@radix-ui/react-dialog'
import { isComposing, useReturnFocus } from '@yaoji/hooks'
import { type ComponentPropsWithoutRef, forwardRef, type SyntheticEvent } from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { useScrollStop } from './useScrollStop'

export type DialogRootProps = Omit<Radix.DialogProps, 'modal'>

/** Holds whether the dialog is open. Renders nothing. */
export function DialogRoot(props: DialogRootProps) {
  return <Radix.Root {...props} />
}

/** Opens it. Renders `button`. */
export const DialogTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Trigger(props, ref) {
    return <Radix.Trigger {...props} ref={ref} />
  },
)

/** While it fades out it is closed already: a key or press that still reaches it must not do what it offered. */
function ignoreWhenClosed(event: SyntheticEvent<HTMLElement>) {
  if (event.currentTarget.dataset.state !== 'closed') return
  event.preventDefault()
  event.stopPropagation()
}

/** Puts what is inside at the end of the page, above all else. */
export const DialogPortal = Radix.Portal

/** What covers the page below; a press on it closes. Sets `data-state` to `open` or `closed`. */
export const DialogOverlay = forwardRef<HTMLDivElement, Radix.DialogOverlayProps>(
  function Overlay(props, ref) {
    return <Radix.Overlay {...props} ref={ref} />
  },
)

export interface DialogContentProps extends Omit<Radix.DialogContentProps, 'onCloseAutoFocus'> {
  size?: 's' | 'm' | 'l'
  /** On narrow screens it comes up from the bottom, over the whole width. */
  sheet?: boolean
  /** Where the focus goes on closing, when not back to what opened it. */
  returnFocus?: () => HTMLElement | null | undefined
  /** It is gone, and the focus is back. */
  onClosed?: () => void
}

/**
 * The dialog: keeps the focus inside, closes on Esc, and on closing gives the focus back to what opened it or, if
 * that is gone, to the next thing that is not. Sets `data-state`, `data-size`, `data-sheet`.
 */
export const DialogContent = forwardRef<HTMLDivElement, DialogContentProps>(function Content(
  {
    size = 'm',
    sheet,
    returnFocus,
    onClosed,
    onOpenAutoFocus,
    onEscapeKeyDown,
    onKeyDownCapture,
    onClickCapture,
    ...rest
  },
  ref,
) {
  const { remember, giveBack } = useReturnFocus()
  return (
    <Radix.Content
      {...rest}
      ref={ref}
      onKeyDownCapture={composeEventHandlers(onKeyDownCapture, ignoreWhenClosed)}
      onClickCapture={composeEventHandlers(onClickCapture, ignoreWhenClosed)}
      onOpenAutoFocus={event => {
        remember()
        onOpenAutoFocus?.(event)
      }}
      onEscapeKeyDown={event => {
        onEscapeKeyDown?.(event)
        // Esc that takes back what is being composed belongs to the input method.
        if (isComposing(event)) event.preventDefault()
      }}
      onCloseAutoFocus={event => {
        event.preventDefault()
        // StrictMode takes effects down and up again: then the dialog is still there and keeps the focus.
        const content = event.target
        if (content instanceof HTMLElement && content.isConnected) return
        giveBack(returnFocus?.())
        onClosed?.()
      }}
      data-size={size}
      data-sheet={dataAttr(sheet)}
    />
  )
})

/** Names the dialog. Renders `h2`. */
export const DialogTitle = forwardRef<HTMLHeadingElement, ComponentPropsWithoutRef<'h2'>>(
  function Title(props, ref) {
    return <Radix.Title {...props} ref={ref} />
  },
)

/** Read out after the name. Renders `p`. */
export const DialogDescription = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<'p'>>(
  function Description(props, ref) {
    return <Radix.Description {...props} ref={ref} />
  },
)

/** What scrolls. Renders `div`, in the tab order while it overflows with nothing in it to reach by key. */
export const DialogBody = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function Body(props, ref) {
    const stop = useScrollStop(ref)
    return <div {...stop} {...props} ref={stop.ref} />
  },
)

/** Closes it. Renders `button`. */
export const DialogClose = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Close(props, ref) {
    return <Radix.Close {...props} ref={ref} />
  },
)
