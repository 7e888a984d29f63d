import { forwardRef, type HTMLAttributes } from 'react'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import type { Stat } from './StatList'
import * as css from './StatList.css'

/** A number that leads to what it counts. */
export interface LinkedStat extends Stat {
  href: string
  /** Below it: what of it can be used, when a part of it ends. */
  note?: string
}

export interface StatLinksProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** The figures, each with its address. */
  stats: readonly LinkedStat[]
  /**
   * `s` for small numbers, all in one row, each with its name below it.
   * @default 'm'
   */
  size?: 's' | 'm'
  /**
   * The numbers are not known yet.
   * @default false
   */
  loading?: boolean
}

/** Numbers, each a link to what it counts. Renders `ul`; sets `data-size`. */
export const StatLinks = forwardRef<HTMLUListElement, StatLinksProps>(function StatLinks(
  { stats, size = 'm', loading = false, className, ...rest },
  ref,
) {
  return (
    <ul
      aria-busy={loading || undefined}
      {...rest}
      ref={ref}
      className={joinClass(css.links, className)}
      data-size={size}
    >
      {stats.map(stat => (
        <li key={stat.name} className={css.cell} data-part="stat">
          <Link href={stat.href} className={css.link} data-part="link">
            {size === 'm' && <Name {...stat} />}
            <span className={css.figure} data-part="value">
              {stat.value}
            </span>{' '}
            {size === 's' && <Name {...stat} />}
            {stat.note !== undefined && (
              <span className={css.note} data-part="note">
                {stat.note}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
})

function Name({ name }: Pick<Stat, 'name'>) {
  return (
    <>
      <span className={css.name} data-part="name">
        {name}
      </span>{' '}
    </>
  )
}
