import { forwardRef, type HTMLAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './SpecTable.css'

export interface SpecTableProps extends HTMLAttributes<HTMLDListElement> {
  /** Names and values, in the order shown. */
  rows: readonly { name: string; value: string }[]
}

/**
 * The specification of a product, name by value, in two columns where there is room. Renders `dl`, or nothing without
 * rows; a missing value is a dash.
 */
export const SpecTable = forwardRef<HTMLDListElement, SpecTableProps>(function SpecTable(
  { rows, className, ...rest },
  ref,
) {
  if (rows.length === 0) return null
  return (
    <dl {...rest} ref={ref} className={joinClass(css.root, className)}>
      {rows.map(({ name, value }) => (
        <div key={name} className={css.row} data-part="row">
          <dt className={css.name} data-part="name">
            {name}
          </dt>
          <dd className={css.value} data-part="value">
            {value || '—'}
          </dd>
        </div>
      ))}
    </dl>
  )
})
