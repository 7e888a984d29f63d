import { forwardRef, type HTMLAttributes } from 'react'
import { joinClass } from '../part/withClass'
import * as css from './GoodsFacts.css'

export interface GoodsFactsProps extends HTMLAttributes<HTMLDListElement> {
  /** Names and values, in the order shown. */
  facts: readonly { name: string; value: string }[]
}

/** What is known of a goods, name by value. Renders `dl`, or nothing without facts; a value that is missing is a dash. */
export const GoodsFacts = forwardRef<HTMLDListElement, GoodsFactsProps>(function GoodsFacts(
  { facts, className, ...rest },
  ref,
) {
  if (facts.length === 0) return null
  return (
    <dl {...rest} ref={ref} className={joinClass(css.root, className)}>
      {facts.map(({ name, value }) => (
        <div key={name} className={css.row}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
})
