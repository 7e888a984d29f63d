import { forwardRef, type HTMLAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './GoodsFacts.css'

/** A name and its value: `产地`, `甘肃岷县`. */
export type GoodsFact = readonly [name: string, value: string]

export interface GoodsFactsProps extends HTMLAttributes<HTMLDListElement> {
  /** What is special to compare, in the order shown. */
  facts: readonly GoodsFact[]
}

/** What a zone compares its products by: origin, class, months left. Renders `dl`, or nothing without facts. */
export const GoodsFacts = forwardRef<HTMLDListElement, GoodsFactsProps>(function GoodsFacts(
  { facts, className, ...rest },
  ref,
) {
  if (facts.length === 0) return null
  return (
    <dl {...rest} ref={ref} className={joinClass(css.root, className)}>
      {facts.map(([name, value]) => (
        <div key={name} title={`${name} ${value}`} className={css.fact} data-part="fact">
          <dt className={css.name} data-part="name">
            {name}
          </dt>
          <dd className={css.value} data-part="value">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
})
