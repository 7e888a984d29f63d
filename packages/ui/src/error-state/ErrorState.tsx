import { forwardRef, type ReactNode } from 'react'
import * as button from '../button/Button.css'
import { Icon } from '../icon'
import { withClass } from '../part/withClass'
import * as css from './ErrorState.css'
import * as Headless from './ErrorState.headless'

export const ErrorStateRoot = withClass(Headless.ErrorStateRoot, css.root, 'ErrorStateRoot')
export const ErrorStateText = withClass(Headless.ErrorStateText, css.text, 'ErrorStateText')
export const ErrorStateHint = withClass(Headless.ErrorStateHint, css.hint, 'ErrorStateHint')
export const ErrorStateRetry = withClass(Headless.ErrorStateRetry, button.root, 'ErrorStateRetry')

export interface ErrorStateProps extends Omit<Headless.ErrorStateRootProps, 'children'> {
  /** More to do, beside the retry. */
  actions?: ReactNode
}

/** Something could not be shown, and what to do about it (ER-05, ER-07). Renders an alert; sets `data-kind`, `data-size`. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { actions, ...root },
  ref,
) {
  return (
    <ErrorStateRoot {...root} ref={ref}>
      <Icon name="warning" size={root.size === 's' ? 'm' : 'xl'} className={css.mark} />
      <ErrorStateText />
      <ErrorStateHint />
      {(root.onRetry || actions) && (
        <div className={css.actions}>
          <ErrorStateRetry>
            <Icon name="refresh" size="s" />
          </ErrorStateRetry>
          {actions}
        </div>
      )}
    </ErrorStateRoot>
  )
})
