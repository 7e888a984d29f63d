'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './StoreCopy.css'
import { type StoreCopyResult, storeCopyLabels } from './storeCopyLabels'

export interface StoreCopyResultsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'results'> {
  /** One for each store. */
  results: readonly StoreCopyResult[]
  /** The next step of a store, beside its result. */
  actionOf?: ((result: StoreCopyResult) => ReactNode) | undefined
  /** Words in place of those of {@link storeCopyLabels}. */
  labels?: Partial<typeof storeCopyLabels> | undefined
}

/** What became of the lines of stores, store by store, announced when it appears. Renders `div`. */
export const StoreCopyResults = forwardRef<HTMLDivElement, StoreCopyResultsProps>(function StoreCopyResults(
  { results, actionOf, labels, className, ...rest },
  ref,
) {
  const words = useLabels('storeCopy', storeCopyLabels, labels)
  return (
    <div role="status" aria-label={words.results} {...rest} ref={ref} className={joinClass(plain, className)}>
      <ul className={css.results} data-part="results">
        {results.map(result => (
          <li key={result.user_id} className={plain}>
            <span className={css.store} data-part="store">
              {words.result(result)}
            </span>
            {actionOf?.(result)}
            {result.notes.length > 0 && (
              <ul className={css.notes} data-part="notes">
                {result.notes.map(({ key, name, message }) => (
                  <li key={key} className={plain}>
                    {words.note(name, message)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
})
