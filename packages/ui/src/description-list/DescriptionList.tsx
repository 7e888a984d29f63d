import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './DescriptionList.css'

/** A name with its value. Without a value it is left out. */
export type DescriptionRow = readonly [name: string, value: ReactNode]

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** Names and values, in the order shown. */
  rows: readonly DescriptionRow[]
  /**
   * `s` for a narrow column.
   * @default 'm'
   */
  size?: 's' | 'm'
  /**
   * Names and values in two pairs of columns where the page is wide.
   * @default false
   */
  wide?: boolean
}

/** Names and values of a record, in two columns: `订单号 2026112200017`. Renders `dl`; sets `data-size`, `data-wide`. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(function DescriptionList(
  { rows, size = 'm', wide, className, ...rest },
  ref,
) {
  return (
    <dl
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-size={size}
      data-wide={dataAttr(wide)}
    >
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className={css.row} data-part="row">
              <dt className={css.name} data-part="name">
                {name}
              </dt>
              <dd className={css.value} data-part="value">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
})
