import { cashback } from '@yaoji/api-client/contract/cashback'
import { CashbackPlan } from '@yaoji/ui/cashback'
import { Container } from '@yaoji/ui/container'
import { TimeLeft } from '@yaoji/ui/countdown'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useLocation } from 'react-router-dom'
import { linksTo } from '../../core/navigation/linksTo'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { useListCall } from '../../core/page/useListCall'
import { loginHref } from '../../core/session/returnTo'
import { loading } from '../../features/promotion/PromoPages.css'
import { href } from '../../routes'
import { CashbackOrders } from './CashbackOrders'

/** RT-38: what comes back for what a buyer receives in a month, how far this month is, and what was paid. */
export default function CashbackPage() {
  const location = useLocation()
  const query = useListCall(cashback, {})
  const { data, dataUpdatedAt } = query
  return (
    <Container>
      <PageTop
        aside={
          data &&
          data.tiers.length > 0 && (
            <TimeLeft
              text="距本月结束"
              end={data.end_timestamp}
              timestamp={data.timestamp}
              receivedAt={new Date(dataUpdatedAt)}
              onEnd={() => void query.refetch()}
            />
          )
        }
      />
      <QueryView
        query={query}
        pending={<Skeleton className={loading} variant="rows" count={8} label="正在加载返现" />}
      >
        {answer => (
          <CashbackPlan
            plan={answer}
            loginHref={loginHref(location)}
            paidHref={href('walletBalance', {}, { kind: 4 })}
            links={linksTo({ activityZone: '看满减活动', couponCentre: '去领券' })}
            orders={<CashbackOrders />}
          />
        )}
      </QueryView>
    </Container>
  )
}
