'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { tile, tileGrid } from '../layout/tileGrid.css'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import * as css from './BrandGrid.css'

export const brandGridLabels = {
  /** Name of the list, for screen readers. */
  list: '品牌',
  count: (goods_count: number) => `${goods_count} 种商品`,
}

/** A brand, as the common configuration has it. */
export interface BrandGridBrand {
  id: number
  name: string
  /** Address of its picture, which shows the name; empty where it has none. */
  logo: string
  /** How many products it has. */
  goods_count: number
}

export interface BrandGridProps extends HTMLAttributes<HTMLUListElement> {
  /** In the order shown. */
  brands: readonly BrandGridBrand[]
  /** Address of a brand's products. */
  hrefOf: (brand: BrandGridBrand) => string
  /** Words in place of those of {@link brandGridLabels}. */
  labels?: Partial<typeof brandGridLabels>
}

/**
 * Brands in a grid, each a link with its picture, or its name where there is none, and how many products it has. Renders
 * `ul`, or nothing without brands.
 */
export const BrandGrid = forwardRef<HTMLUListElement, BrandGridProps>(function BrandGrid(
  { brands, hrefOf, labels, className, ...rest },
  ref,
) {
  const words = useLabels('brandGrid', brandGridLabels, labels)
  if (brands.length === 0) return null
  return (
    <ul
      aria-label={words.list}
      {...rest}
      ref={ref}
      className={joinClass(tileGrid, css.columnsOf24, className)}
    >
      {brands.map(brand => (
        <li key={brand.id} className={tile} data-part="item">
          <Link href={hrefOf(brand)} className={css.brand} data-part="link">
            {brand.logo ? (
              <img
                src={brand.logo}
                alt={brand.name}
                height={44}
                loading="lazy"
                className={css.logo}
                data-part="logo"
              />
            ) : (
              <span className={css.name} title={brand.name} data-part="name">
                {brand.name}
              </span>
            )}{' '}
            <span className={css.count} data-part="count">
              {words.count(brand.goods_count)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
})
