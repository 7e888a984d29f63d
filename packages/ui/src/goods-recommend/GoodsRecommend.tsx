import { useId } from 'react'
import { GoodsCompactCard, type GoodsCompactCardProps } from '../goods-compact-card'
import { wall } from '../part/wall.css'
import { joinClass } from '../part/withClass'
import { SectionHeading } from '../section-heading'
import * as css from './GoodsRecommend.css'

type Goods = GoodsCompactCardProps['goods']

export interface GoodsRecommendProps<Item extends Goods> {
  title: string
  list: readonly Item[]
  goodsHref: (goods: Item) => string
  onAdd?: (goods: Item, number: number) => void
  isBusy?: (goods: Item) => boolean
  actionHref?: GoodsCompactCardProps['actionHref']
  /** The most that are shown; a multiple of the columns looks best. */
  most?: number
  className?: string
}

/** What goes with a goods, in one row of narrow cards. Renders `section`, or nothing without goods. */
export function GoodsRecommend<Item extends Goods>({
  title,
  list,
  goodsHref,
  onAdd,
  isBusy,
  actionHref,
  most = 12,
  className,
}: GoodsRecommendProps<Item>) {
  const titleId = useId()
  if (list.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={joinClass(css.root, className)}>
      <SectionHeading title={title} titleId={titleId} />
      <ul className={joinClass(wall, css.list)}>
        {list.slice(0, most).map(goods => (
          <li key={goods.id} className={css.item}>
            <GoodsCompactCard
              goods={goods}
              href={goodsHref(goods)}
              onAdd={number => onAdd?.(goods, number)}
              busy={isBusy?.(goods)}
              actionHref={actionHref}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
