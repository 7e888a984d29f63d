'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { GoodsTag } from '../goods-tag'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import * as css from './PromotionList.css'

export const promotionListLabels = {
  /** Name of the list, for screen readers. */
  list: '促销活动',
}

/** A promotion that a product takes part in, by the wire's names. */
export interface Promotion {
  /** The letter of its tag: `满`. */
  tag: string
  title: string
  /** What it promises: `满 500 元减 20 元`. */
  describe: string
  /** The activity with other products; null where it has none. */
  goods_manjian_id: number | null
}

export interface PromotionListProps extends HTMLAttributes<HTMLUListElement> {
  promotions: readonly Promotion[]
  /** Address of the other products of a promotion; nothing where it has none. */
  promotionHref?: (promotion: Promotion) => string | undefined
  /** Words in place of those of {@link promotionListLabels}. */
  labels?: Partial<typeof promotionListLabels>
}

/** The promotions of one product: letter, title, what it promises. Renders `ul`, or nothing without any. */
export const PromotionList = forwardRef<HTMLUListElement, PromotionListProps>(function PromotionList(
  { promotions, promotionHref, labels, className, ...rest },
  ref,
) {
  const words = useLabels('promotionList', promotionListLabels, labels)
  if (promotions.length === 0) return null
  return (
    <ul aria-label={words.list} {...rest} ref={ref} className={joinClass(css.root, className)}>
      {promotions.map(promotion => {
        const href = promotionHref?.(promotion)
        return (
          <li key={`${promotion.tag} ${promotion.title}`} className={css.item} data-part="item">
            <GoodsTag name={promotion.tag} />
            <p className={css.words} data-part="words">
              {href === undefined ? (
                <span className={css.title} data-part="title">
                  {promotion.title}
                </span>
              ) : (
                <Link href={href} className={css.link} data-part="link">
                  {promotion.title}
                </Link>
              )}
              <span className={css.describe} data-part="describe">
                {promotion.describe}
              </span>
            </p>
          </li>
        )
      })}
    </ul>
  )
})
