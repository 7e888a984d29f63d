import { forwardRef, type HTMLAttributes } from 'react'
import { GoodsTag } from '../goods-tag'
import { Link } from '../link'
import { joinClass } from '../part/withClass'
import * as css from './PromotionList.css'

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
}

/** The offers of one goods: letter, title, what it promises. Renders `ul`, or nothing without any. */
export const PromotionList = forwardRef<HTMLUListElement, PromotionListProps>(function PromotionList(
  { promotions, promotionHref, className, ...rest },
  ref,
) {
  if (promotions.length === 0) return null
  return (
    <ul aria-label="促销活动" {...rest} ref={ref} className={joinClass(css.root, className)}>
      {promotions.map(promotion => (
        <li key={`${promotion.tag} ${promotion.title}`} className={css.item}>
          <GoodsTag name={promotion.tag} />
          <p className={css.words}>
            <Title promotion={promotion} href={promotionHref?.(promotion)} />
            <span className={css.describe}>{promotion.describe}</span>
          </p>
        </li>
      ))}
    </ul>
  )
})

function Title({ promotion, href }: { promotion: Promotion; href: string | undefined }) {
  if (href === undefined) return <span className={css.title}>{promotion.title}</span>
  return (
    <Link href={href} className={css.link}>
      {promotion.title}
    </Link>
  )
}
