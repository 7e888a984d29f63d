import type { DataOf } from '@yaoji/api-client'
import { focusKxzq, focusKxzqAd, focusNewKxzq } from '@yaoji/api-client/contract/zone'
import { combineQueries } from '@yaoji/hooks'
import { useCall } from '@yaoji/hooks/data'
import { Container } from '@yaoji/ui/container'
import { PermissionRequestDialog } from '@yaoji/ui/permission-request'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { readId, useParams } from '../../core/navigation/address'
import { linksTo } from '../../core/navigation/linksTo'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { StatusMessage } from '../../core/page/StatusMessage'
import { useDocumentTitle } from '../../core/page/useDocumentTitle'
import { BrowseCards } from '../../features/browse/BrowseCards'
import { ZonePictures } from '../../features/zone/ZonePromos'
import { href } from '../../routes'
import { useControlledRequests } from './useControlledRequests'

type Strip = DataOf<typeof focusKxzq>['list'][number]

/** RT-36: one promo row of the controlled-sale zone, with pictures above it. */
export default function ControlledGoodsPage() {
  const { url = '' } = useParams()
  const zone = useCall(focusKxzq, {}, { inline: true })
  const newest = useCall(focusNewKxzq, {}, { inline: true })
  const query = combineQueries({ zone, newest })
  const strip = query.data && findStrip([...query.data.zone.list, ...query.data.newest.list], url)
  useDocumentTitle(strip?.title)
  return (
    <QueryView
      query={query}
      pending={
        <Container>
          <Skeleton variant="grid" count={10} label="正在加载商品" />
        </Container>
      }
      isEmpty={() => strip === undefined}
      empty={<NoStrip />}
    >
      {() => strip && <StripGoods strip={strip} />}
    </QueryView>
  )
}

/** The row whose own address has this key: `/kxzq/goods/{key}`, whatever pictures it names. */
function findStrip(strips: readonly Strip[], key: string): Strip | undefined {
  const address = href('controlledGoods', { url: key })
  return strips.find(({ url }) => url === address || url.startsWith(`${address}/`))
}

function StripGoods({ strip: { title, words, goods } }: { strip: Strip }) {
  const { dialog, attributesOf, actionHref } = useControlledRequests()
  return (
    <Container>
      <PageTop title={title} parents={['controlled']} aside={words.join(' · ')} />
      <Stack>
        <StripPictures />
        <BrowseCards list={goods} label={title} attributesOf={attributesOf} actionHref={actionHref} />
      </Stack>
      <PermissionRequestDialog key={dialog.goods?.id} {...dialog} />
    </Container>
  )
}

/** The pictures that the address names by their ids, as `16,18`; none where it names none. */
function StripPictures() {
  const { ads = '' } = useParams()
  const ids = ads.split(',').flatMap(text => readId(text) ?? [])
  const { data } = useCall(focusKxzqAd, { ids }, { enabled: ids.length > 0 })
  return <ZonePictures ads={data?.list ?? []} />
}

function NoStrip() {
  return (
    <StatusMessage
      title="没有这个控销专题"
      text="专题可能已经结束，或地址写错了。控销商品都在控销专区。"
      links={linksTo({ controlled: '看控销专区', home: '回首页' })}
    />
  )
}
