import { type WelfareOffer, welfare } from '@yaoji/api-client/contract/activity'
import { Container } from '@yaoji/ui/container'
import { TimeLeft } from '@yaoji/ui/countdown'
import { Empty } from '@yaoji/ui/empty'
import { dealAttributes } from '@yaoji/ui/goods-card'
import { OfferTerms } from '@yaoji/ui/promotion-list'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { minuteText } from '../../core/clock/minuteText'
import { linksTo } from '../../core/navigation/linksTo'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { useListCall } from '../../core/page/useListCall'
import { NoMatchingGoods } from '../../features/browse/BrowseFilters'
import { GoodsBrowser } from '../../features/browse/GoodsBrowser'
import { Coming } from '../../features/promotion/PromoContent'
import { loading } from '../../features/promotion/PromoPages.css'
import { href } from '../../routes'

/** RT-38: the welfare discount in both of its readings, and every product that it covers at its price. */
export default function WelfarePage() {
  const { title } = useRouteRow()
  const query = useListCall(welfare, {})
  const { data, dataUpdatedAt } = query
  const offer = data?.welfare
  const readAgain = () => void query.refetch()
  const name = offer?.title ?? title
  return (
    <Container>
      <PageTop
        title={name}
        size="s"
        aside={
          offer?.state === 'running' && (
            <TimeLeft
              text="距活动结束"
              end={offer.end_timestamp}
              timestamp={data?.timestamp ?? 0}
              receivedAt={new Date(dataUpdatedAt)}
              onEnd={readAgain}
            />
          )
        }
      />
      <QueryView
        query={query}
        pending={<Skeleton className={loading} variant="grid" count={10} label="正在加载优惠商品" />}
      >
        {() => (offer ? <Welfare offer={offer} onBegin={readAgain} /> : <NoWelfare />)}
      </QueryView>
    </Container>
  )
}

function Welfare({ offer, onBegin }: { offer: WelfareOffer; onBegin: () => void }) {
  if (offer.state === 'coming') return <Coming begin_time={offer.begin_time} onBegin={onBegin} />
  return (
    <Stack gap={2}>
      <Terms offer={offer} />
      <section aria-label="优惠商品">
        <GoodsBrowser
          base={{ welfare: 1 }}
          attributesOf={goods => dealAttributes(goods)}
          empty={<NoMatchingGoods href={href('welfare')} />}
        />
      </section>
    </Stack>
  )
}

/** What the discount takes off, of what, and how it meets other offers. */
function Terms({ offer: { describe, scope_text, begin_time, end_time } }: { offer: WelfareOffer }) {
  return (
    <OfferTerms
      aria-label="活动说明"
      describe={describe}
      rows={[
        ['适用商品', `${scope_text}的普通价商品`],
        ['活动时间', `${minuteText(begin_time)} 至 ${minuteText(end_time)}`],
        ['不参加', '秒杀、每日特价、近效期、控销和含麻黄碱类商品'],
        ['与其他优惠', '与阶梯价相比取更低的价格，之后再算满减和优惠券'],
      ]}
    />
  )
}

function NoWelfare() {
  return (
    <Empty
      title="活动已结束"
      text="下一次活动开始前会显示在这里。每日特价和满减也能省。"
      links={linksTo({ everyday: '看每日特价', activityZone: '看满减活动' })}
    />
  )
}
