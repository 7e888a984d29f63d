import { forwardRef, type HTMLAttributes } from 'react'
import { GoodsTag } from '../goods-tag/headless'
import { Link } from '../link'

/** An offer that a goods takes part in, by the wire's names. */
export interface Promotion {
  tag: string
  title: string
  describe: string
  goods_manjian_id: number | null
}

export interface PromotionListProps extends HTMLAttributes<HTMLUListElement> {
  promotions: readonly Promotion[]
  /** Where the other goods of an offer are; nothing where it has none. */
  promotionHref?: (promotion: Promotion) => string | undefined
  itemClassName?: string
  tagClassName?: string
  /** Gets title and promise. */
  wordsClassName?: string
  titleClassName?: string
  /** Gets a title that leads somewhere. */
  linkClassName?: string
  describeClassName?: string
}

/** The offers of one goods: letter, title, what it promises. Renders `ul`, or nothing without any. */
export const PromotionList = forwardRef<HTMLUListElement, PromotionListProps>(function PromotionList(
  { promotions, promotionHref, itemClassName, tagClassName, wordsClassName, describeClassName, ...rest },
  ref,
) {
  const { titleClassName, linkClassName, ...root } = rest
  if (promotions.length === 0) return null
  return (
    <ul aria-label="促销活动" {...root} ref={ref}>
      {promotions.map(promotion => {
        const href = promotionHref?.(promotion)
        return (
          <li key={`${promotion.tag} ${promotion.title}`} className={itemClassName}>
            <GoodsTag name={promotion.tag} className={tagClassName} />
            <p className={wordsClassName}>
              {href === undefined ? (
                <span className={titleClassName}>{promotion.title}</span>
              ) : (
                <Link href={href} className={linkClassName}>
                  {promotion.title}
                </Link>
              )}
              <span className={describeClassName}>{promotion.describe}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
})
