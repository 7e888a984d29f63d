import { forwardRef, type HTMLAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './GoodsLines.css'

export interface GoodsFactsProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** Names and values, in the order shown. */
  rows: readonly { name: string; value: string }[]
}

/** A few facts of a product at a glance, one a line. Renders `dl`. All of its specification is a SpecTable. */
export const GoodsFacts = forwardRef<HTMLDListElement, GoodsFactsProps>(function GoodsFacts(
  { rows, className, ...rest },
  ref,
) {
  return (
    <dl {...rest} ref={ref} className={joinClass(css.root, className)}>
      {rows.map(({ name, value }) => (
        <div key={name} className={css.line} data-part="line">
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
