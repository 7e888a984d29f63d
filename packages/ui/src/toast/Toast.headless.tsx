'use client'
import { type Toast, type ToastContent, type Toasts, useReturnFocus, useToasts } from '@yaoji/hooks'
import {
  type ComponentPropsWithoutRef,
  createContext,
  type FocusEvent,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { Link, type LinkProps } from '../link'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { useRequiredContext } from '../part/useRequiredContext'

interface Shelf extends Toasts {
  /** Gives a focus that stands inside a toast back to the page, as the toast goes. */
  readonly giveFocusBack: () => void
  readonly noteOrigin: (event: FocusEvent) => void
}

const ShowContext = createContext<((content: ToastContent) => void) | null>(null)
const ShelfContext = createContext<Shelf | null>(null)
const ToastContext = createContext<Toast | null>(null)

const useShelf = (part: string) => useRequiredContext(ShelfContext, part, 'ToastProvider')
const useThisToast = (part: string) => useRequiredContext(ToastContext, part, 'ToastItem')

/** Shows a toast: `toast({ text: '收藏成功', action: { text: '查看收藏', href: '/star' } })`. */
export function useToast(): (content: ToastContent) => void {
  return useRequiredContext(ShowContext, 'useToast', 'ToastProvider')
}

/** What stands now; for a region of your own. */
export const useToastList = (part: string): readonly Toast[] => useShelf(part).shown

/** Lets everything below show toasts. Renders its children only; put a region inside. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const toasts = useToasts()
  const { giveBack } = useReturnFocus()
  const origin = useRef<HTMLElement | null>(null)
  const shelf: Shelf = {
    ...toasts,
    giveFocusBack: () => giveBack(origin.current),
    noteOrigin({ relatedTarget, currentTarget }) {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        origin.current = relatedTarget
      }
    },
  }
  return (
    <ShowContext.Provider value={toasts.show}>
      <ShelfContext.Provider value={shelf}>{children}</ShelfContext.Provider>
    </ShowContext.Provider>
  )
}

/** Where toasts stand: a polite live region that is always there. Pointing at it or being inside stops their time. */
export const ToastRegion = forwardRef<HTMLOListElement, HTMLAttributes<HTMLOListElement>>(function Region(
  { onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest },
  ref,
) {
  const { pause, resume, noteOrigin } = useShelf('ToastRegion')
  return (
    <ol
      aria-live="polite"
      aria-relevant="additions"
      aria-label="消息提示"
      {...rest}
      ref={ref}
      onPointerEnter={composeEventHandlers(onPointerEnter, pause)}
      onPointerLeave={composeEventHandlers(onPointerLeave, resume)}
      onFocus={composeEventHandlers(onFocus, event => {
        noteOrigin(event)
        pause()
      })}
      onBlur={composeEventHandlers(onBlur, resume)}
    />
  )
})

/** One toast. Renders `li`; sets `data-tone`. However it goes, a focus inside it goes back to the page. */
export const ToastItem = forwardRef<HTMLLIElement, HTMLAttributes<HTMLLIElement> & { toast: Toast }>(
  function Item({ toast, ...rest }, ref) {
    const { giveFocusBack } = useShelf('ToastItem')
    const item = useRef<HTMLLIElement>(null)
    const leave = useRef(giveFocusBack)
    useImperativeHandle(ref, () => item.current as HTMLLIElement)
    useLayoutEffect(() => {
      const element = item.current
      return () => {
        if (element?.contains(document.activeElement)) leave.current()
      }
    }, [])
    return (
      <ToastContext.Provider value={toast}>
        <li {...rest} ref={item} data-tone={toast.tone ?? 'plain'} />
      </ToastContext.Provider>
    )
  },
)

/** What it says. Renders `p`. */
export const ToastText = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<'p'>>(
  function Text(props, ref) {
    return (
      <p {...props} ref={ref}>
        {useThisToast('ToastText').text}
      </p>
    )
  },
)

export interface ToastActionProps extends Omit<LinkProps, 'href'> {}

/** The one thing to do next: a link or a button, or nothing without an action. Pressing it takes the toast away. */
export function ToastAction({ onClick, ...rest }: ToastActionProps) {
  const { id, action } = useThisToast('ToastAction')
  const { dismiss } = useShelf('ToastAction')
  if (!action) return null
  if (action.href !== undefined) {
    return (
      <Link {...rest} href={action.href} onClick={composeEventHandlers(onClick, () => dismiss(id))}>
        {action.text}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={rest.className}
      onClick={() => {
        dismiss(id)
        action.onPress?.()
      }}
    >
      {action.text}
    </button>
  )
}

/** Takes the toast away. Renders `button`. */
export const ToastClose = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(function Close(
  { onClick, ...rest },
  ref,
) {
  const { id } = useThisToast('ToastClose')
  const { dismiss } = useShelf('ToastClose')
  return (
    <button
      type="button"
      aria-label="关闭提示"
      {...rest}
      ref={ref}
      onClick={composeEventHandlers(onClick, () => dismiss(id))}
    />
  )
})
