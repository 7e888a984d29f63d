'use client'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type HTMLAttributes } from 'react'
import { Button, type ButtonProps } from '../button/headless'
import { useRequiredContext } from '../part/useRequiredContext'

/** Why something could not be shown, as far as a buyer can act on it. */
export type ErrorStateKind = 'failed' | 'busy' | 'timeout' | 'offline'

interface Words {
  text: string
  hint: string
  retry: string
}

const WORDS = {
  failed: { text: '内容未能显示', hint: '请重试；如仍不能显示，请联系客服。', retry: '重试' },
  busy: { text: '系统繁忙，请稍候再试', hint: '', retry: '重试' },
  timeout: { text: '请求超时，请刷新页面', hint: '', retry: '刷新页面' },
  offline: { text: '网络已断开', hint: '请检查网络连接，已填写的内容不会丢失。', retry: '重试' },
} as const satisfies Record<ErrorStateKind, Words>

interface State extends Words {
  readonly size: 's' | 'm'
  readonly onRetry: (() => void) | undefined
  readonly retrying: boolean
}

const Context = createContext<State | null>(null)

/** What is said and what can be done; for parts of your own. */
export const useErrorState = (part: string) => useRequiredContext(Context, part, 'ErrorStateRoot')

export interface ErrorStateRootProps extends HTMLAttributes<HTMLDivElement> {
  kind?: ErrorStateKind
  /** The service's own words, in place of those of the kind. */
  message?: string | undefined
  /** Tries again, or loads the page anew after a timeout; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** The retry is under way. */
  retrying?: boolean | undefined
  /** `s` a line inside a panel, `m` in place of a page's content. */
  size?: 's' | 'm'
}

/** Something could not be shown (ER-05, ER-07). Renders an alert; sets `data-kind`, `data-size`. */
export const ErrorStateRoot = forwardRef<HTMLDivElement, ErrorStateRootProps>(function Root(
  { kind = 'failed', message, onRetry, retrying = false, size = 'm', ...rest },
  ref,
) {
  const words = WORDS[kind]
  const said = message ? { ...words, text: message, hint: '' } : words
  return (
    <Context.Provider value={{ ...said, size, onRetry, retrying }}>
      <div role="alert" {...rest} ref={ref} data-kind={kind} data-size={size} />
    </Context.Provider>
  )
})

type Paragraph = ComponentPropsWithoutRef<'p'>

/** What happened. Renders `p`. */
export const ErrorStateText = forwardRef<HTMLParagraphElement, Paragraph>(function Text(props, ref) {
  return (
    <p {...props} ref={ref}>
      {useErrorState('ErrorStateText').text}
    </p>
  )
})

/** What to do about it; nothing in a line of a panel, or where the service has said it. Renders `p`. */
export const ErrorStateHint = forwardRef<HTMLParagraphElement, Paragraph>(function Hint(props, ref) {
  const { hint, size } = useErrorState('ErrorStateHint')
  if (hint === '' || size === 's') return null
  return (
    <p {...props} ref={ref}>
      {hint}
    </p>
  )
})

/** Tries again; nothing where that would not help. What it holds stands before its words, until it waits. */
export const ErrorStateRetry = forwardRef<HTMLButtonElement, ButtonProps>(function Retry(
  { children, ...rest },
  ref,
) {
  const { retry, retrying, onRetry, size } = useErrorState('ErrorStateRetry')
  if (!onRetry) return null
  return (
    <Button size={size} {...rest} ref={ref} busy={retrying} onClick={onRetry}>
      {!retrying && children}
      {retry}
    </Button>
  )
})
