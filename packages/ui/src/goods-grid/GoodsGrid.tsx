import { Children, forwardRef, type HTMLAttributes } from 'react'
import { dataFlag } from '../part/state'
import { goodsColumns, wall } from '../part/wall.css'
import { joinClass } from '../part/withClass'
import * as css from './GoodsGrid.css'

export interface GoodsGridProps extends HTMLAttributes<HTMLUListElement> {
  /** Newer content is on its way in place of what is shown. */
  refreshing?: boolean
}

/**
 * The wall of drawers that goods cards stand in: five a row, then four, three and two. Renders `ul` with each child
 * as an item; sets `data-refreshing`.
 */
export const GoodsGrid = forwardRef<HTMLUListElement, GoodsGridProps>(function GoodsGrid(
  { refreshing, className, children, ...rest },
  ref,
) {
  return (
    <ul
      {...rest}
      ref={ref}
      className={joinClass(wall, goodsColumns, css.root, className)}
      aria-busy={refreshing || undefined}
      data-refreshing={dataFlag(refreshing)}
    >
      {Children.map(children, child => (
        <li>{child}</li>
      ))}
    </ul>
  )
})
