import { everydayPrice } from '@yaoji/api-client/contract/activity'
import { Container } from '@yaoji/ui/container'
import { TimeLeft } from '@yaoji/ui/countdown'
import { Empty } from '@yaoji/ui/empty'
import { dealAttributes } from '@yaoji/ui/goods-card'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { linksTo } from '../../core/navigation/linksTo'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { useListCall } from '../../core/page/useListCall'
import { BrowseCards } from '../../features/browse/BrowseCards'
import { SpikeSessions } from '../../features/promotion/SpikeSessions'

/** RT-38: products at today's special price until midnight, and below them today's second-kill sessions. */
export default function EverydayPage() {
  const { title } = useRouteRow()
  const query = useListCall(everydayPrice, {})
  const { data, dataUpdatedAt } = query
  return (
    <Container>
      <PageTop
        aside={
          data && (
            <TimeLeft
              text="距今日特价结束"
              end={data.end_timestamp}
              timestamp={data.timestamp}
              receivedAt={new Date(dataUpdatedAt)}
              onEnd={() => void query.refetch()}
            />
          )
        }
      />
      <Stack>
        <QueryView
          query={query}
          pending={<Skeleton variant="grid" count={10} label="正在加载每日特价" />}
          empty={<NothingToday />}
        >
          {({ list }) => (
            <BrowseCards list={list} label={title} attributesOf={goods => dealAttributes(goods)} />
          )}
        </QueryView>
        <SpikeSessions />
      </Stack>
    </Container>
  )
}

function NothingToday() {
  return (
    <Empty
      title="今天没有特价商品"
      text="特价每天 0 点更新。满减活动和领券中心也能省。"
      links={linksTo({ activityZone: '看满减活动', couponCentre: '去领券' })}
    />
  )
}
