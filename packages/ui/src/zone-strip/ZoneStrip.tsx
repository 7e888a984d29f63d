'use client'
import { GoodsTile, type GoodsTileGoods, type GoodsTileProps } from '../goods-tile'
import { TileRowSkeleton } from '../layout/TileRowSkeleton'
import { withClass } from '../part/withClass'
import { SectionHeading } from '../section-heading'
import * as css from './ZoneStrip.css'
import * as Headless from './ZoneStrip.headless'

export const ZoneStripRoot = withClass(Headless.ZoneStripRoot, css.root, 'ZoneStripRoot')
export const ZoneStripList = withClass(Headless.ZoneStripList, css.list, 'ZoneStripList')
export const ZoneStripTitle = Headless.ZoneStripTitle

/** How many goods a strip shows. */
const PLACES = 5

export interface ZoneStripProps extends Omit<Headless.ZoneStripRootProps, 'children'> {
  /** A few words on the zone. */
  words?: readonly string[]
  /** The zone's own page. */
  url: string
  /** The first five are shown; null while they are on their way. */
  goods: readonly GoodsTileGoods[] | null
  hrefOf: (goods: GoodsTileGoods) => string
  actionHref?: GoodsTileProps['actionHref']
}

/** A zone on the home page: title, a few words, five goods, the way to all of them. Nothing without goods. */
export function ZoneStrip({ words, url, goods, hrefOf, actionHref, ...root }: ZoneStripProps) {
  if (goods?.length === 0) return null
  return (
    <ZoneStripRoot {...root}>
      <Heading title={root.title} words={words} url={url} />
      <ZoneStripList aria-busy={goods === null || undefined}>
        {goods === null ? (
          <TileRowSkeleton places={PLACES} />
        ) : (
          goods.slice(0, PLACES).map(one => (
            <li key={one.id}>
              <GoodsTile goods={one} href={hrefOf(one)} actionHref={actionHref} />
            </li>
          ))
        )}
      </ZoneStripList>
    </ZoneStripRoot>
  )
}

function Heading({ title, words, url }: Pick<ZoneStripProps, 'title' | 'words' | 'url'>) {
  const { titleId } = Headless.useZoneStrip('ZoneStrip')
  return <SectionHeading title={title} titleId={titleId} words={words} moreHref={url} />
}
