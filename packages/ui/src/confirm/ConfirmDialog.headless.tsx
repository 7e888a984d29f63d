'use client'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type RefObject, useRef } from 'react'
import {
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogPortal,
  DialogRoot,
  DialogTitle,
} from '../dialog/headless'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { useRequiredContext } from '../part/useRequiredContext'
import type { ConfirmViewProps } from './ConfirmProvider.headless'

interface Shown extends ConfirmViewProps {
  readonly safe: RefObject<HTMLButtonElement | null>
}

const Context = createContext<Shown | null>(null)

const useShown = (part: string) => useRequiredContext(Context, part, 'ConfirmRoot')

/** One question, above everything. Renders nothing of its own. Esc is the safe answer. */
export function ConfirmRoot({ children, ...shown }: ConfirmViewProps & { children: React.ReactNode }) {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Context.Provider value={{ ...shown, safe }}>
      <DialogRoot open={shown.open} onOpenChange={open => !open && shown.onAnswer(false)}>
        <DialogPortal>{children}</DialogPortal>
      </DialogRoot>
    </Context.Provider>
  )
}

/** The question itself, with the focus on the safe button. Sets `data-kind` to `confirm` or `alert`. */
export const ConfirmContent = forwardRef<
  HTMLDivElement,
  Omit<DialogContentProps, 'returnFocus' | 'onClosed'>
>(function Content(props, ref) {
  const { request, onClosed, safe } = useShown('ConfirmContent')
  return (
    <DialogContent
      role="alertdialog"
      size="s"
      {...props}
      ref={ref}
      returnFocus={request.returnFocus}
      onClosed={onClosed}
      onOpenAutoFocus={event => {
        event.preventDefault()
        safe.current?.focus()
      }}
      // A stray press beside it is no answer.
      onInteractOutside={event => event.preventDefault()}
      data-kind={request.kind}
    />
  )
})

/** Names the question. Renders `h2`. */
export const ConfirmTitle = forwardRef<HTMLHeadingElement, ComponentPropsWithoutRef<'h2'>>(
  function Title(props, ref) {
    const { request } = useShown('ConfirmTitle')
    return (
      <DialogTitle {...props} ref={ref}>
        {request.title}
      </DialogTitle>
    )
  },
)

/** What is asked, read out at once. Renders `p`. */
export const ConfirmText = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<'p'>>(
  function Text(props, ref) {
    const { request } = useShown('ConfirmText')
    return (
      <DialogDescription {...props} ref={ref}>
        {request.text}
      </DialogDescription>
    )
  },
)

/** What the question is about, when it comes with more than words. Renders `div`, or nothing. */
export const ConfirmDetail = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function Detail(props, ref) {
    const { request } = useShown('ConfirmDetail')
    if (!request.detail) return null
    return (
      <div {...props} ref={ref}>
        {request.detail}
      </div>
    )
  },
)

/** The answer that changes nothing. Renders `button` and has the focus first. */
export function ConfirmSafe({ onClick, ...rest }: ComponentPropsWithoutRef<'button'>) {
  const { request, onAnswer, safe } = useShown('ConfirmSafe')
  return (
    <button type="button" {...rest} ref={safe} onClick={composeEventHandlers(onClick, () => onAnswer(false))}>
      {request.safeText}
    </button>
  )
}

/** Yes. Renders `button`, or nothing in an alert. Sets `data-tone`. */
export const ConfirmYes = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(function Yes(
  { onClick, ...rest },
  ref,
) {
  const { request, onAnswer } = useShown('ConfirmYes')
  if (request.confirmText === undefined) return null
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      onClick={composeEventHandlers(onClick, () => onAnswer(true))}
      data-tone={request.tone}
    >
      {request.confirmText}
    </button>
  )
})
