import { type FullReduction, goodsActivities } from '@yaoji/api-client/contract/activity'
import { moneyText } from '@yaoji/domain'
import { useCall } from '@yaoji/hooks/data'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { Navigate } from 'react-router-dom'
import { readId, useParams } from '../../core/navigation/address'
import { linksTo } from '../../core/navigation/linksTo'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { ZoneRows } from '../../features/zone/ZonePromos'
import { href } from '../../routes'
import { FullReductionView } from './FullReductionView'

/** RT-35: the full reductions of today; with an id one of them, with its products and the buyer's progress. */
export default function ActivityZonePage() {
  const { id } = useParams()
  const query = useCall(goodsActivities, {}, { inline: true })
  return (
    <QueryView query={query} pending={<Loading />}>
      {({ list }) => (id === undefined ? <Reductions list={list} /> : <Reduction list={list} id={id} />)}
    </QueryView>
  )
}

/** A reduction that does not run has no page. */
function Reduction({ list, id }: { list: readonly FullReduction[]; id: string }) {
  const reduction = list.find(each => each.goods_manjian_id === readId(id))
  return reduction ? (
    <FullReductionView reduction={reduction} />
  ) : (
    <Navigate to={href('noActivity')} replace />
  )
}

function Reductions({ list }: { list: readonly FullReduction[] }) {
  return (
    <Container>
      <PageTop />
      <Stack>{list.length === 0 ? <NoReductions /> : <ZoneRows list={list.map(toRow)} />}</Stack>
    </Container>
  )
}

function toRow({ goods_manjian_id: id, name, describe, tiers, end_date, goods }: FullReduction) {
  const words = tiers.map(({ amount, reduce }) => `满 ${moneyText(amount)} 减 ${moneyText(reduce)}`)
  return {
    id,
    title: name,
    words: [describe, ...words, `${end_date} 止`],
    url: href('activityZone', { id }),
    goods,
  }
}

function Loading() {
  return (
    <Container>
      <Skeleton variant="grid" count={10} label="正在加载活动" />
    </Container>
  )
}

function NoReductions() {
  return (
    <Empty
      title="今天没有满减活动"
      text="每日特价和领券中心也能省。"
      links={linksTo({ everyday: '看每日特价', couponCentre: '去领券' })}
    />
  )
}
