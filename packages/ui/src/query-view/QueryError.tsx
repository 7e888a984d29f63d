'use client'
import { readFailure } from '@yaoji/hooks'
import { forwardRef, useEffect } from 'react'
import { ErrorState, type ErrorStateProps } from '../error-state'

export interface QueryErrorProps extends Omit<ErrorStateProps, 'kind' | 'message' | 'onRetry'> {
  /** The error of the query. What it is follows from its `kind`, which the errors of `@yaoji/api-client` have. */
  error: unknown
  /** Fetches again. After a network failure it is also called when the browser is online again. */
  onRetry: () => void
  /**
   * Loads the page again, after a timeout.
   * @default onRetry
   */
  onReload?: (() => void) | undefined
}

/** In place of content that could not be fetched: the reason, and a retry (ER-05 to ER-07). Renders ErrorState. */
export const QueryError = forwardRef<HTMLDivElement, QueryErrorProps>(function QueryError(
  { error, onRetry, onReload = onRetry, ...rest },
  ref,
) {
  const { kind, message } = readFailure(error)
  useEffect(() => {
    if (kind !== 'offline') return
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  })
  return (
    <ErrorState
      {...rest}
      ref={ref}
      kind={kind}
      message={message}
      onRetry={kind === 'timeout' ? onReload : onRetry}
    />
  )
})
