import type { DataOf } from '@yaoji/api-client'
import type { Ad } from '@yaoji/api-client/contract/focus'
import type { focusKxzq } from '@yaoji/api-client/contract/zone'
import type { ViewedQuery } from '@yaoji/hooks'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { ZonePictures as Pictures, ZoneStrip } from '@yaoji/ui/zone-strip'
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
        <Stack>
          <ZonePictures ads={ads} />
          <ZoneRows list={list} />
        </Stack>
      )}
    </QueryView>
  )
}
