'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Button } from '../button'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './ErrorState.css'

/** Why something could not be shown, as far as a buyer can act on it. */
export type ErrorStateKind = 'failed' | 'busy' | 'timeout' | 'offline'

export interface ErrorStateWords {
  /** What happened. */
  text: string
  /** What to do about it; empty where the text says it. */
  hint: string
  /** The button. */
  retry: string
}

export const errorStateLabels: Record<ErrorStateKind, ErrorStateWords> = {
  failed: { text: '内容未能显示', hint: '请重试；如仍不能显示，请联系客服。', retry: '重试' },
  busy: { text: '系统繁忙，请稍候再试', hint: '', retry: '重试' },
  timeout: { text: '请求超时，请刷新页面', hint: '', retry: '刷新页面' },
  offline: { text: '网络已断开', hint: '请检查网络连接，已填写的内容不会丢失。', retry: '重试' },
}

export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** @default 'failed' */
  kind?: ErrorStateKind
  /** The service's own message, in place of the text and hint of the kind. */
  message?: string | undefined
  /** Tries again, or loads the page again after a timeout; without it there is no button. */
  onRetry?: (() => void) | undefined
  /**
   * The retry is under way.
   * @default false
   */
  retrying?: boolean | undefined
  /**
   * `s` a line inside a panel, without a hint; `m` in place of a page's content.
   * @default 'm'
   */
  size?: 's' | 'm'
  /** More actions, beside the retry. */
  actions?: ReactNode
  /** Words in place of those of {@link errorStateLabels}. */
  labels?: Partial<typeof errorStateLabels>
}

/**
 * Something could not be shown, and what to do about it (ER-05, ER-07). Renders `div`, an alert; sets `data-kind`,
 * `data-size`.
 */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(props, ref) {
  const {
    kind = 'failed',
    message,
    onRetry,
    retrying,
    size = 'm',
    actions,
    labels,
    className,
    ...rest
  } = props
  const words = useLabels('errorState', errorStateLabels, labels)[kind]
  const hint = size === 'm' && !message && words.hint
  return (
    <div
      role="alert"
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-kind={kind}
      data-size={size}
    >
      <Icon name="warning" size={size === 's' ? 'm' : 'xl'} className={css.mark} data-part="mark" />
      <p className={css.text} data-part="text">
        {message || words.text}
      </p>
      {hint && (
        <p className={css.hint} data-part="hint">
          {hint}
        </p>
      )}
      {(onRetry || actions) && (
        <div className={css.actions} data-part="actions">
          {onRetry && (
            <Button size={size} busy={retrying} onClick={onRetry}>
              {!retrying && <Icon name="refresh" size="s" />}
              {words.retry}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  )
})
