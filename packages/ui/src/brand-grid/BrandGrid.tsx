import { forwardRef } from 'react'
import { tileGrid } from '../layout/tileGrid.css'
import { joinClass } from '../part/withClass'
import * as css from './BrandGrid.css'
import * as Headless from './BrandGrid.headless'

/** Brands as a tileGrid of drawers, each with its name and how many goods it has. */
export const BrandGrid = forwardRef<HTMLUListElement, Headless.BrandGridProps>(
  function BrandGrid(props, ref) {
    return (
      <Headless.BrandGrid
        {...props}
        ref={ref}
        className={joinClass(tileGrid, css.root, props.className)}
        linkClassName={joinClass(css.brand, props.linkClassName)}
        logoClassName={joinClass(css.logo, props.logoClassName)}
        nameClassName={joinClass(css.name, props.nameClassName)}
        countClassName={joinClass(css.count, props.countClassName)}
      />
    )
  },
)
