import type { DataOf } from '@yaoji/api-client'
import type { Ad } from '@yaoji/api-client/contract/focus'
import type { focusKxzq } from '@yaoji/api-client/contract/zone'
import type { ViewedQuery } from '@yaoji/hooks'
import { Skeleton } from '@yaoji/ui/skeleton'
import {
  ZonePictures as Pictures,
  ZonePicturesSkeleton as PicturesSkeleton,
  ZoneStrip as Strip,
} from '@yaoji/ui/zone-strip'
import { useLocation } from 'react-router-dom'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { buyActionHref } from '../cart/buyActionHref'

/** Pictures side by side, each a link. One that leads to the page itself is left out. */
export function ZonePictures({ ads }: { ads: readonly Ad[] }) {
  const { pathname } = useLocation()
  return <Pictures pictures={ads.filter(ad => ad.url !== pathname)} />
}

type Row = DataOf<typeof focusKxzq>['list'][number]

/** Promo rows, each with a title, a few products and the link to all of them. */
export function ZoneRows({ list }: { list: readonly Row[] }) {
  const location = useLocation()
  return list.map(({ id, title, words, url, goods }) => (
    <Strip
      key={id}
      {...{ title, words, url, goods }}
      hrefOf={({ id: goodsId }) => href('goods', { id: goodsId })}
      actionHref={(action, goods) => buyActionHref(action, location, goods)}
    />
  ))
}

export interface ZonePromosProps {
  query: ViewedQuery<DataOf<typeof focusKxzq>>
}

/** The pictures of a zone. Their place is there before them, and goes where the zone has none or they do not load. */
export function ZoneStrip({ query }: ZonePromosProps) {
  if (query.data) return <ZonePictures ads={query.data.ads} />
  return query.error ? null : <PicturesSkeleton />
}

/** The promo rows of a zone, in every state. While they load they take no place: the list above is longer than its shapes. */
export function ZonePromos({ query }: ZonePromosProps) {
  return (
    <QueryView query={query} pending={<Skeleton count={0} label="正在加载专区推荐" />} errorSize="s">
      {({ list }) => <ZoneRows list={list} />}
    </QueryView>
  )
}
