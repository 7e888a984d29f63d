'use client'
import type { BuyAction } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, useId } from 'react'
import { GoodsTile, type GoodsTileGoods } from '../goods-tile'
import { TileRowSkeleton } from '../layout/TileRowSkeleton'
import { tile } from '../layout/tileGrid.css'
import { joinClass } from '../part/joinClass'
import { SectionHeading } from '../section-heading'
import * as css from './ZoneStrip.css'

/** How many products a row shows. */
const PLACES = 5

export interface ZoneStripProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: string
  /** A few words on the zone. */
  words?: readonly string[]
  /** The zone's own page. */
  url: string
  /** The first five are shown; null while they are loading. */
  goods: readonly GoodsTileGoods[] | null
  /** Address of a product's page. */
  hrefOf: (goods: GoodsTileGoods) => string
  /** Where the action of a price that may not be seen leads. */
  actionHref?: (action: BuyAction, goods: GoodsTileGoods) => string | undefined
}

/**
 * A zone on the home page: title, a few words, five products, the link to all of them. Renders `section` named by its
 * title, or nothing without products.
 */
export const ZoneStrip = forwardRef<HTMLElement, ZoneStripProps>(function ZoneStrip(
  { title, words, url, goods, hrefOf, actionHref, className, ...rest },
  ref,
) {
  const titleId = useId()
  if (goods?.length === 0) return null
  return (
    <section {...rest} ref={ref} aria-labelledby={titleId} className={joinClass(css.root, className)}>
      <SectionHeading title={title} titleId={titleId} words={words} moreHref={url} />
      <ul
        aria-labelledby={titleId}
        aria-busy={goods === null || undefined}
        className={css.list}
        data-part="list"
      >
        {goods === null ? (
          <TileRowSkeleton places={PLACES} />
        ) : (
          goods.slice(0, PLACES).map(one => (
            <li key={one.id} className={tile} data-part="item">
              <GoodsTile goods={one} href={hrefOf(one)} actionHref={action => actionHref?.(action, one)} />
            </li>
          ))
        )}
      </ul>
    </section>
  )
})
