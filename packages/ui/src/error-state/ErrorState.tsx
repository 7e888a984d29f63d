import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Button } from '../button'
import { Icon } from '../icon'
import { joinClass } from '../part/withClass'
import * as css from './ErrorState.css'

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

export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  kind?: ErrorStateKind
  /** The service's own words, in place of those of the kind. */
  message?: string
  /** Tries again, or loads the page anew after a timeout; without it no button is shown. */
  onRetry?: () => void
  /** The retry is under way. */
  retrying?: boolean
  /** More to do, beside the retry. */
  actions?: ReactNode
  /** `s` a line inside a panel, `m` in place of a page's content. */
  size?: 's' | 'm'
}

/**
 * Something could not be shown, and what to do about it (ER-05, ER-07). Renders an alert; sets `data-kind`, `data-size`.
 */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { kind = 'failed', message, onRetry, retrying, actions, size = 'm', className, ...rest },
  ref,
) {
  const { text, hint, retry } = WORDS[kind]
  return (
    <div
      role="alert"
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-kind={kind}
      data-size={size}
    >
      <Icon name="warning" size={size === 's' ? 'm' : 'xl'} className={css.mark} />
      <p className={css.text}>{message || text}</p>
      {size === 'm' && hint && !message && <p className={css.hint}>{hint}</p>}
      {(onRetry || actions) && (
        <div className={css.actions}>
          {onRetry && (
            <Button size={size} busy={retrying} onClick={onRetry}>
              <Icon name="refresh" size="s" />
              {retry}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  )
})
