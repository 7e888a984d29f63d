import { Children, forwardRef, type HTMLAttributes } from 'react'
import { dataAttr } from '../part/dataAttr'

export interface GoodsGridProps extends HTMLAttributes<HTMLUListElement> {
  /** Newer content is on its way in place of what is shown. */
  refreshing?: boolean
}

/** A list of goods cards. Renders `ul` with each child as an item; sets `data-refreshing`, and says that it is busy. */
export const GoodsGrid = forwardRef<HTMLUListElement, GoodsGridProps>(function GoodsGrid(
  { refreshing, children, ...rest },
  ref,
) {
  return (
    <ul {...rest} ref={ref} aria-busy={refreshing || undefined} data-refreshing={dataAttr(refreshing)}>
      {Children.map(children, child => (
        <li>{child}</li>
      ))}
    </ul>
  )
})
