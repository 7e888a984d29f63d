import { forwardRef, type HTMLAttributes } from 'react'
import { Link } from '../link'
import { wall } from '../part/wall.css'
import { joinClass } from '../part/withClass'
import * as css from './BrandGrid.css'

/** A brand, as the common configuration has it. */
export interface BrandGridBrand {
  id: number
  name: string
  /** Address of its picture; empty where it has none. */
  logo: string
  goods_count: number
}

export interface BrandGridProps extends HTMLAttributes<HTMLUListElement> {
  brand: readonly BrandGridBrand[]
  hrefOf: (brand: BrandGridBrand) => string
}

/** Brands as a wall of drawers, each with its name and how many goods it has. Renders `ul`; nothing without brands. */
export const BrandGrid = forwardRef<HTMLUListElement, BrandGridProps>(function BrandGrid(
  { brand, hrefOf, className, ...rest },
  ref,
) {
  if (brand.length === 0) return null
  return (
    <ul aria-label="品牌" {...rest} ref={ref} className={joinClass(wall, css.root, className)}>
      {brand.map(one => (
        <li key={one.id}>
          <Link href={hrefOf(one)} className={css.brand}>
            {one.logo && <img src={one.logo} alt="" height={32} loading="lazy" className={css.logo} />}
            <span className={css.name} title={one.name}>
              {one.name}
            </span>{' '}
            <span className={css.count}>{one.goods_count} 种商品</span>
          </Link>
        </li>
      ))}
    </ul>
  )
})
