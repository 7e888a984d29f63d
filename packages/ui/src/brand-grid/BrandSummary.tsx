'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './BrandSummary.css'

export const brandSummaryLabels = {
  count: (goods_count: number) => `共 ${goods_count} 种商品`,
}

/** A brand, by the wire's names. */
export interface BrandSummaryBrand {
  logo: string
  describe: string
  goods_count: number
}

export interface BrandSummaryProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  brand: BrandSummaryBrand
  /** Words in place of those of {@link brandSummaryLabels}. */
  labels?: Partial<typeof brandSummaryLabels>
}

/** What a brand is, beside the heading of its page that names it: its mark, and how many products it has. Renders `div`. */
export const BrandSummary = forwardRef<HTMLDivElement, BrandSummaryProps>(function BrandSummary(
  { brand: { logo, describe, goods_count }, labels, className, ...rest },
  ref,
) {
  const words = useLabels('brandSummary', brandSummaryLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <img src={logo} alt="" height={30} className={css.logo} data-part="logo" />
      <p className={css.about} data-part="about">
        {describe}{' '}
        <span className={css.count} data-part="count">
          {words.count(goods_count)}
        </span>
      </p>
    </div>
  )
})
