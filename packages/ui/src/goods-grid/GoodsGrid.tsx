import { Children, forwardRef, type HTMLAttributes } from 'react'
import { goodsColumns, tile, tileGrid } from '../layout/tileGrid.css'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './GoodsGrid.css'

export interface GoodsGridProps extends HTMLAttributes<HTMLUListElement> {
  /**
   * Newer content is loading in place of what is shown.
   * @default false
   */
  refreshing?: boolean
}

/**
 * A grid of GoodsCards: five in a row, then four, three and two. Renders `ul` with each child in an `li`; sets
 * `data-refreshing` and `aria-busy`.
 */
export const GoodsGrid = forwardRef<HTMLUListElement, GoodsGridProps>(function GoodsGrid(
  { refreshing, className, children, ...rest },
  ref,
) {
  return (
    <ul
      {...rest}
      ref={ref}
      className={joinClass(tileGrid, goodsColumns, css.root, className)}
      aria-busy={refreshing || undefined}
      data-refreshing={dataAttr(refreshing)}
    >
      {Children.map(children, child => (
        <li className={tile} data-part="tile">
          {child}
        </li>
      ))}
    </ul>
  )
})
