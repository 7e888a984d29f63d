import { forwardRef, type HTMLAttributes } from 'react'
import { Link } from '../link'

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
  linkClassName?: string
  logoClassName?: string
  nameClassName?: string
  countClassName?: string
}

/** Brands, each a link with its name and how many goods it has. Renders `ul`; nothing without brands. */
export const BrandGrid = forwardRef<HTMLUListElement, BrandGridProps>(function BrandGrid(
  { brand, hrefOf, linkClassName, logoClassName, nameClassName, countClassName, ...rest },
  ref,
) {
  if (brand.length === 0) return null
  return (
    <ul aria-label="品牌" {...rest} ref={ref}>
      {brand.map(one => (
        <li key={one.id}>
          <Link href={hrefOf(one)} className={linkClassName}>
            {one.logo && <img src={one.logo} alt="" height={32} loading="lazy" className={logoClassName} />}
            <span className={nameClassName} title={one.name}>
              {one.name}
            </span>{' '}
            <span className={countClassName}>{one.goods_count} 种商品</span>
          </Link>
        </li>
      ))}
    </ul>
  )
})
