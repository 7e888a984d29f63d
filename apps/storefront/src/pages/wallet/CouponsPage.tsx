import type { DataOf } from '@yaoji/api-client'
import { type OwnCoupon, userCoupon } from '@yaoji/api-client/contract/coupon'
import { userVoucherLog } from '@yaoji/api-client/contract/wallet'
import { useCall } from '@yaoji/hooks/data'
import { Announcement } from '@yaoji/ui/announcement'
import { LinkButton } from '@yaoji/ui/button'
import { CouponCard, CouponCardSkeleton } from '@yaoji/ui/coupon-card'
import { Empty } from '@yaoji/ui/empty'
import { Tabs } from '@yaoji/ui/tabs'
import { chinaDay, useServerTime } from '../../core/clock/useServerTime'
import { linksTo } from '../../core/navigation/linksTo'
import { choiceField, pageField, textField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedResults } from '../../core/page/PagedResults'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { useListCall } from '../../core/page/useListCall'
import { href } from '../../routes'
import * as css from './CouponsPage.css'
import { LedgerExport } from './LedgerExport'
import { LedgerView } from './LedgerView'
import { ledgerInput, useLedgerSearch } from './useLedgerSearch'

type Answer = DataOf<typeof userCoupon>
type Status = Answer['tabs'][number]['status']

/** The tabs, also before the service has counted them. */
const TABS: readonly { readonly value: Status; readonly name: string }[] = [
  { value: 'unused', name: '未使用' },
  { value: 'locked', name: '订单占用' },
  { value: 'used', name: '已使用' },
  { value: 'expired', name: '已过期' },
  { value: 'void', name: '已作废' },
]

/** The tab of the ledger, which only vouchers have. */
const LOG = 'log'

const FIELDS = {
  status: choiceField([...TABS.map(({ value }) => value), LOG], 'unused'),
  page: pageField,
  // Those of the ledger, which another tab does not keep.
  kind: textField,
  from: textField,
  to: textField,
}

const NO_FILTERS = { kind: undefined, from: undefined, to: undefined }

/** `type` of the calls. */
const TYPES = { walletCoupons: 1, walletVouchers: 2 } as const

/** RT-22: the buyer's coupons, or at the other address the cash vouchers, by status; vouchers also have a ledger. */
export default function CouponsPage() {
  const { name: route, title } = useRouteRow()
  const isVouchers = route === 'walletVouchers'
  const type = isVouchers ? TYPES.walletVouchers : TYPES.walletCoupons
  const [{ status: tab, page }, change] = useSearchState(FIELDS)
  const showsLog = isVouchers && tab === LOG
  const status = tab === LOG ? 'unused' : tab
  const query = useCall(
    userCoupon,
    { type, status, page: showsLog ? 1 : page },
    {
      inline: true,
      staleTime: 0,
      // Not those of the other address.
      placeholderData: (shown, before) => (before?.queryKey[1].type === type ? shown : undefined),
    },
  )
  const tabs = TABS.map(each => ({ ...each, count: countOf(query.data, each.value) }))
  return (
    <>
      <PageTop parents={['wallet']} />
      <div className={css.root}>
        <Tabs
          label={`${title}状态`}
          items={isVouchers ? [...tabs, { value: LOG, name: '收支明细' }] : tabs}
          value={showsLog ? LOG : status}
          activationMode="manual"
          onValueChange={next => change({ ...NO_FILTERS, status: FIELDS.status.read(next) })}
        >
          {showsLog ? (
            <VoucherLog />
          ) : (
            <div className={css.panel}>
              <QueryView query={query} pending={<CouponsSkeleton title={title} />}>
                {answer => (
                  <Coupons
                    answer={answer}
                    title={title}
                    status={status}
                    refreshing={query.isPlaceholderData}
                  />
                )}
              </QueryView>
            </div>
          )}
        </Tabs>
      </div>
      {!showsLog && (
        <Announcement text={query.data ? `共 ${query.data.total} 张` : ''} pending={query.isFetching} />
      )}
    </>
  )
}

/** What became of the vouchers: received, used, given back. */
function VoucherLog() {
  const search = useLedgerSearch()
  const query = useListCall(userVoucherLog, ledgerInput(search[0]), { staleTime: 0 })
  const filterEnd = <LedgerExport ledger="vouchers" search={search[0]} />
  return <LedgerView ledger="vouchers" search={search} query={query} framed={false} filterEnd={filterEnd} />
}

interface CouponsProps {
  answer: Answer
  title: string
  status: Status
  /** The answer is for another tab or page. */
  refreshing: boolean
}

function Coupons({ answer, title, status, refreshing }: CouponsProps) {
  const now = useServerTime()
  const today = now === undefined ? undefined : chinaDay(now)
  if (answer.total === 0) return <NoCoupons title={title} status={status} />
  return (
    <PagedResults answer={answer} refreshing={refreshing}>
      <ul className={css.list} aria-busy={refreshing || undefined}>
        {answer.list.map(coupon => (
          <li key={coupon.id}>
            <CouponCard
              coupon={coupon}
              today={today}
              state={coupon.status === 'unused' ? undefined : coupon.status_text}
              inactive={coupon.status !== 'unused'}
              nameAs="h2"
              actions={<CouponAction coupon={coupon} />}
            />
          </li>
        ))}
      </ul>
    </PagedResults>
  )
}

function CouponAction({ coupon: { name, status, use_url, parent_sn } }: { coupon: OwnCoupon }) {
  if (status === 'unused') {
    return (
      <LinkButton href={use_url} size="s" aria-label={`去使用 ${name}`}>
        去使用
      </LinkButton>
    )
  }
  if (!parent_sn) return null
  return (
    <LinkButton
      href={href('orders', {}, { keywords: parent_sn })}
      variant="quiet"
      size="s"
      aria-label={`查看使用 ${name} 的订单`}
    >
      查看订单
    </LinkButton>
  )
}

/** Coupons that are loading, in the shape of the page. */
function CouponsSkeleton({ title }: { title: string }) {
  return (
    <div className={css.list}>
      {[1, 2, 3, 4].map(at => (
        <CouponCardSkeleton key={at} label={at === 1 ? `正在加载${title}` : undefined} />
      ))}
    </div>
  )
}

function NoCoupons({ title, status }: Pick<CouponsProps, 'title' | 'status'>) {
  const name = TABS.find(({ value }) => value === status)?.name
  if (status !== 'unused') return <Empty title={`没有${name}的${title}`} />
  return (
    <Empty
      title={`没有可用的${title}`}
      text="活动和抽奖获得的券会放在这里，下单时自动选择最省的一张。"
      links={linksTo({ list: '去选购商品' })}
    />
  )
}

function countOf(answer: Answer | undefined, status: Status): number | undefined {
  return answer?.tabs.find(tab => tab.status === status)?.count
}
