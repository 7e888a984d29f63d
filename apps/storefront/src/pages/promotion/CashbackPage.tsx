import type { DataOf } from '@yaoji/api-client'
import { cashback } from '@yaoji/api-client/contract/cashback'
import { LinkButton } from '@yaoji/ui/button'
import { CashbackMonthTable, CashbackProgress } from '@yaoji/ui/cashback'
import { Container } from '@yaoji/ui/container'
import { TimeLeft } from '@yaoji/ui/countdown'
import { Empty } from '@yaoji/ui/empty'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { TextLink } from '@yaoji/ui/text-link'
import { useLocation } from 'react-router-dom'
import { linksTo } from '../../core/navigation/linksTo'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { useListCall } from '../../core/page/useListCall'
import { loginHref } from '../../core/session/returnTo'
import { loading } from '../../features/promotion/PromoPages.css'
import { href } from '../../routes'
import { CashbackOrders } from './CashbackOrders'
import * as css from './CashbackPage.css'

const PAID = href('walletBalance', {}, { kind: 4 })

type Cashback = DataOf<typeof cashback>

/** RT-38: what comes back for what a buyer receives in a month, how far this month is, and what was paid. */
export default function CashbackPage() {
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
        {answer => <Content answer={answer} />}
      </QueryView>
    </Container>
  )
}

/** Without a plan this month only the months before are shown. */
function Content({ answer }: { answer: Cashback }) {
  const { tiers, mine } = answer
  if (tiers.length === 0 && !mine?.months.some(each => each.state !== 'running')) return <NoCashback />
  return (
    <Stack>
      {tiers.length > 0 && (
        <CashbackProgress month={answer.month} tiers={tiers} mine={mine} signIn={<SignIn />} />
      )}
      {mine && (
        <Panel title="返现记录" aside={<TextLink href={PAID}>钱包中的返现</TextLink>}>
          <CashbackMonthTable months={mine.months} />
        </Panel>
      )}
      {mine && tiers.length > 0 && <CashbackOrders />}
      <Rules settlingDays={answer.settling_days} />
    </Stack>
  )
}

function SignIn() {
  return (
    <LinkButton href={loginHref(useLocation())} variant="primary">
      登录后看本月进度
    </LinkButton>
  )
}

function Rules({ settlingDays }: { settlingDays: number }) {
  return (
    <Panel title="返现说明">
      <ol className={css.rules}>
        <li>按确认收货的时间计入当月，未收货的订单不计入。</li>
        <li>计入金额是实际支付的商品金额，包括余额支付，不包括运费和已退款的部分。</li>
        <li>只按达到的最高一档返现，各档不累加。</li>
        <li>次月 {settlingDays + 1} 日起存入账户余额；当月订单还有退换货没有完成的，完成后再存入。</li>
      </ol>
    </Panel>
  )
}

function NoCashback() {
  return (
    <Empty
      title="本月没有返现活动"
      text="有新活动时会显示在这里。满减和优惠券也能省。"
      links={linksTo({ activityZone: '看满减活动', couponCentre: '去领券' })}
    />
  )
}
