import type { DataOf } from '@yaoji/api-client'
import type { Ad } from '@yaoji/api-client/contract/focus'
import type { focusKxzq } from '@yaoji/api-client/contract/zone'
import type { ViewedQuery } from '@yaoji/hooks'
import { Link } from '@yaoji/ui/link'
import { Skeleton } from '@yaoji/ui/skeleton'
import { ZoneStrip } from '@yaoji/ui/zone-strip'
import { useLocation } from 'react-router-dom'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { buyActionHref } from '../cart/buyActionHref'
import * as css from './ZoneTop.css'

/** Pictures side by side, each a link. One that leads to the page itself is left out. */
export function ZonePictures({ ads }: { ads: readonly Ad[] }) {
  const { pathname } = useLocation()
  const shown = ads.filter(ad => ad.url !== pathname)
  if (shown.length === 0) return null
  return (
    <ul aria-label="专区推荐" className={css.pictures}>
      {shown.map(({ id, url, image, title, subtitle }) => (
        <li key={id} className={css.picture}>
          <Link href={url}>
            <img src={image} alt={`${title}：${subtitle}`} width={640} height={280} className={css.image} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type Row = DataOf<typeof focusKxzq>['list'][number]

/** Promo rows, each with a title, a few products and the link to all of them. */
export function ZoneRows({ list }: { list: readonly Row[] }) {
  const location = useLocation()
  return list.map(({ id, title, words, url, goods }) => (
    <ZoneStrip
      key={id}
      {...{ title, words, url, goods }}
      hrefOf={({ id: goodsId }) => href('goods', { id: goodsId })}
      actionHref={(action, goods) => buyActionHref(action, location, goods)}
    />
  ))
}

export interface ZoneTopProps {
  query: ViewedQuery<DataOf<typeof focusKxzq>>
}

/** The pictures and the promo rows of a zone, in every state. */
export function ZoneTop({ query }: ZoneTopProps) {
  return (
    <QueryView
      query={query}
      pending={<Skeleton variant="grid" count={5} label="正在加载专区推荐" />}
      errorSize="s"
    >
      {({ ads, list }) => (
        <div className={css.root}>
          <ZonePictures ads={ads} />
          <ZoneRows list={list} />
        </div>
      )}
    </QueryView>
  )
}
