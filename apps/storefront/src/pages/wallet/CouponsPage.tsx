import { userCoupon } from '@yaoji/api-client/contract/coupon'
import { userVoucherLog } from '@yaoji/api-client/contract/wallet'
import { useCall } from '@yaoji/hooks/data'
import { Announcement } from '@yaoji/ui/announcement'
import { OwnCoupons, type OwnCouponsProps, ownCouponsLabels } from '@yaoji/ui/coupon-card'
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

/** The tabs, also before the service has counted them. */
const STATUSES = ['unused', 'locked', 'used', 'expired', 'void'] as const

/** The tab of the ledger, which only vouchers have. */
const LOG = 'log'

const FIELDS = {
  status: choiceField([...STATUSES, LOG], 'unused'),
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
  const tabs = STATUSES.map(value => ({
    value,
    name: ownCouponsLabels.states[value],
    count: query.data?.tabs.find(each => each.status === value)?.count,
  }))
  const shown = { name: title, status, refreshing: query.isPlaceholderData }
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
              <QueryView
                query={query}
                pending={<Coupons {...shown} coupons={undefined} />}
                isEmpty={({ total }) => total === 0}
                empty={<Coupons {...shown} coupons={[]} />}
              >
                {answer => (
                  <PagedResults answer={answer} refreshing={query.isPlaceholderData}>
                    <Coupons {...shown} coupons={answer.list} />
                  </PagedResults>
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

function Coupons(props: Pick<OwnCouponsProps, 'coupons' | 'name' | 'status' | 'refreshing'>) {
  const now = useServerTime()
  return (
    <OwnCoupons
      {...props}
      today={now === undefined ? undefined : chinaDay(now)}
      orderHref={sn => href('orders', {}, { keywords: sn })}
      links={linksTo({ list: '去选购商品' })}
    />
  )
}
