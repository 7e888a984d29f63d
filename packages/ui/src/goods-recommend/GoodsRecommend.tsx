'use client'
import type { BuyAction } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes, useId } from 'react'
import { GoodsCompactCard, type GoodsCompactCardProps } from '../goods-compact-card'
import { tile, tileGrid } from '../layout/tileGrid.css'
import { joinClass } from '../part/joinClass'
import { SectionHeading } from '../section-heading'
import * as css from './GoodsRecommend.css'

type Goods = GoodsCompactCardProps['goods']

export interface GoodsRecommendProps<Item extends Goods>
  extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Title of the section, and its name. */
  title: string
  /** The products. */
  list: readonly Item[]
  /** Address of a product's own page. */
  goodsHref: (goods: Item) => string
  /** The add button of a product was pressed: how many packs. */
  onAdd?: (goods: Item, number: number) => void
  /** Whether an add of the product is on its way. */
  isBusy?: (goods: Item) => boolean
  /** How many packs of the product were just added, which its button says; undefined again a moment later. */
  addedOf?: (goods: Item) => number | undefined
  /** Where the action of a price that may not be seen leads. */
  actionHref?: (action: BuyAction, goods: Item) => string | undefined
  /**
   * The most that are shown; a multiple of the columns looks best.
   * @default 12
   */
  most?: number
  /** Texts of the cards. */
  labels?: GoodsCompactCardProps['labels']
}

/** Products that go with another, in rows of narrow cards. Renders `section` named by its title, or nothing without products. */
export const GoodsRecommend = forwardRef<HTMLElement, GoodsRecommendProps<Goods>>(
  function GoodsRecommend(props, ref) {
    const { title, list, goodsHref, onAdd, isBusy, addedOf, ...others } = props
    const { actionHref, most = 12, labels, className, ...rest } = others
    const titleId = useId()
    if (list.length === 0) return null
    return (
      <section aria-labelledby={titleId} {...rest} ref={ref} className={joinClass(css.root, className)}>
        <SectionHeading title={title} titleId={titleId} />
        <ul className={joinClass(tileGrid, css.list)} data-part="list">
          {list.slice(0, most).map(goods => (
            <li key={goods.id} className={tile} data-part="tile">
              <GoodsCompactCard
                goods={goods}
                href={goodsHref(goods)}
                onAdd={number => onAdd?.(goods, number)}
                busy={isBusy?.(goods)}
                added={addedOf?.(goods)}
                actionHref={action => actionHref?.(action, goods)}
                labels={labels}
              />
            </li>
          ))}
        </ul>
      </section>
    )
  },
  // A type parameter does not pass through forwardRef.
) as <Item extends Goods>(props: GoodsRecommendProps<Item> & RefAttributes<HTMLElement>) => ReactNode
