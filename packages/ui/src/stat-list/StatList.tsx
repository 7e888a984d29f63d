import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './StatList.css'

/** A number with its name. */
export interface Stat {
  /** What tells it from the others. */
  name: string
  /** In words: `¥12,345.60`, `4 张`. A dash while it is not known. */
  value: ReactNode
}

export interface StatListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** The figures, in the order of the list. */
  stats: readonly Stat[]
  /**
   * All in a line, each with its name beside it.
   * @default false
   */
  inline?: boolean
}

/** A few numbers with their names: the sums of a list, the parts of a balance. Renders `dl`; sets `data-inline`. */
export const StatList = forwardRef<HTMLDListElement, StatListProps>(function StatList(
  { stats, inline = false, className, ...rest },
  ref,
) {
  return (
    <dl {...rest} ref={ref} className={joinClass(css.root, className)} data-inline={dataAttr(inline)}>
      {stats.map(({ name, value }) => (
        <div key={name} className={css.stat} data-part="stat">
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
