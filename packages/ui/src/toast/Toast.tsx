'use client'
import { type Toast, type ToastContent, type Toasts, useReturnFocus, useToasts } from '@yaoji/hooks'
import {
  createContext,
  type FocusEvent,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react'
import { Icon, type IconName } from '../icon'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { mergeProps } from '../part/mergeProps'
import { useRequiredContext } from '../part/useRequiredContext'
import * as css from './Toast.css'

export const toastLabels = {
  /** Name of the list of toasts, for screen readers. */
  list: '消息提示',
  /** Name of the cross. */
  close: '关闭提示',
}

const Context = createContext<((content: ToastContent) => void) | null>(null)

/** Shows a toast: `toast({ text: '收藏成功', action: { text: '查看收藏', href: '/star' } })`. */
export function useToast(): (content: ToastContent) => void {
  return useRequiredContext(Context, 'useToast', 'ToastProvider')
}

export interface ToastProviderProps extends HTMLAttributes<HTMLOListElement> {
  /** Words in place of those of {@link toastLabels}. */
  labels?: Partial<typeof toastLabels>
  /** What may show toasts with {@link useToast}; the list of toasts comes after it. */
  children?: ReactNode
}

/**
 * Lets everything below show toasts with {@link useToast}, and shows them low in the middle of the page. Renders its
 * children and after them `ol`, a polite live region that is always there and takes the other props. Their time stops
 * under the pointer and while the focus is inside.
 */
export const ToastProvider = forwardRef<HTMLOListElement, ToastProviderProps>(function ToastProvider(
  { labels, children, className, ...rest },
  ref,
) {
  const toasts = useToasts()
  const { giveBack } = useReturnFocus()
  const origin = useRef<HTMLElement | null>(null)
  const words = useLabels('toast', toastLabels, labels)
  function noteOrigin({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      origin.current = relatedTarget
    }
  }
  const behaviour = {
    onPointerEnter: toasts.pause,
    onPointerLeave: toasts.resume,
    onFocus(event: FocusEvent) {
      noteOrigin(event)
      toasts.pause()
    },
    onBlur: toasts.resume,
  }
  return (
    <Context.Provider value={toasts.show}>
      {children}
      <ol
        aria-live="polite"
        aria-relevant="additions"
        aria-label={words.list}
        {...mergeProps(rest, behaviour)}
        ref={ref}
        className={joinClass(css.list, className)}
      >
        {toasts.shown.map(toast => (
          <Item
            key={toast.id}
            toast={toast}
            words={words}
            dismiss={toasts.dismiss}
            giveFocusBack={() => giveBack(origin.current)}
          />
        ))}
      </ol>
    </Context.Provider>
  )
})

interface ItemProps {
  toast: Toast
  words: typeof toastLabels
  dismiss: Toasts['dismiss']
  /** Gives the focus that is inside the toast back to the page. */
  giveFocusBack: () => void
}

const MARKS = { plain: 'info', success: 'check', warning: 'warning' } satisfies Record<string, IconName>

/** One toast. However it is removed, a focus inside it goes back to the page. */
function Item({ toast, words, dismiss, giveFocusBack }: ItemProps) {
  const { id, text, tone = 'plain', action, readOut } = toast
  const item = useRef<HTMLLIElement>(null)
  const leave = useRef(giveFocusBack)
  useLayoutEffect(() => {
    const element = item.current
    return () => {
      if (element?.contains(document.activeElement)) leave.current()
    }
  }, [])
  if (readOut) {
    return (
      <li ref={item} className={css.readOut} data-part="read-out">
        {text}
      </li>
    )
  }
  return (
    <li ref={item} className={css.item} data-part="toast" data-tone={tone}>
      <Icon name={MARKS[tone]} className={css.mark} />
      <p className={css.text} data-part="text">
        {text}
      </p>
      {action && <Action action={action} dismiss={() => dismiss(id)} />}
      <button
        type="button"
        aria-label={words.close}
        className={css.close}
        data-part="close"
        onClick={() => dismiss(id)}
      >
        <Icon name="close" size="s" />
      </button>
    </li>
  )
}

interface ActionProps {
  action: NonNullable<ToastContent['action']>
  dismiss: () => void
}

/** The one thing to do next. Pressing it removes the toast. */
function Action({ action, dismiss }: ActionProps) {
  if (action.href !== undefined) {
    return (
      <Link href={action.href} className={css.action} data-part="action" onClick={dismiss}>
        {action.text}
      </Link>
    )
  }
  function press() {
    dismiss()
    action.onPress?.()
  }
  return (
    <button type="button" className={css.action} data-part="action" onClick={press}>
      {action.text}
    </button>
  )
}
