import { availableCoupon, couponNum } from '@yaoji/api-client/contract/coupon'
import { useCall } from '@yaoji/hooks/data'
import { LinkButtons } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { Link } from '@yaoji/ui/link'
import { ListPanel, ShowAllButton } from '@yaoji/ui/list-panel'
import { Select } from '@yaoji/ui/select'
import { Tabs } from '@yaoji/ui/tabs'
import { choiceField, pageField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedResults } from '../../core/page/PagedResults'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { CouponGrid, CouponGridSkeleton } from '../../features/coupon/CouponGrid'
import { asideLink } from '../../features/zone/ZonePage.css'
import { href } from '../../routes'
import * as css from './CouponCentrePage.css'

const KINDS = [
  { value: 'all', name: '全部' },
  { value: 'reduce', name: '满减券' },
  { value: 'discount', name: '折扣券' },
  { value: 'cash', name: '现金券' },
  { value: 'freight', name: '运费券' },
] as const

const SCOPES = [
  { value: '', name: '全部范围' },
  { value: 'all', name: '全场通用' },
  { value: 'category', name: '指定分类' },
  { value: 'brand', name: '指定品牌' },
  { value: 'zone', name: '指定专区' },
  { value: 'goods', name: '指定商品' },
] as const

const FIELDS = {
  kind: choiceField(['reduce', 'discount', 'cash', 'freight']),
  scope: choiceField(['all', 'category', 'brand', 'zone', 'goods']),
  page: pageField,
}

/** RT-38: coupons that can be claimed, by kind and scope, with their limits and how many are left. */
export default function CouponCentrePage() {
  const { title } = useRouteRow()
  const [search, change] = useSearchState(FIELDS)
  const query = useCall(availableCoupon, search, { inline: true, placeholderData: shown => shown })
  const clear = () => change({ kind: undefined, scope: undefined })
  return (
    <Container>
      <PageTop aside={<OwnCoupons />} />
      <ListPanel
        name="优惠券"
        counts={query.data}
        refreshing={query.isFetching}
        filters={
          <Select
            label="适用范围"
            className={css.scope}
            options={SCOPES}
            value={search.scope ?? ''}
            onValueChange={value => change({ scope: FIELDS.scope.read(value) })}
          />
        }
      >
        <Tabs
          label="优惠券种类"
          items={KINDS}
          value={search.kind ?? 'all'}
          activationMode="manual"
          onValueChange={value => change({ kind: FIELDS.kind.read(value) })}
        >
          <div className={css.results}>
            <QueryView
              query={query}
              pending={<CouponGridSkeleton />}
              isEmpty={({ total }) => total === 0}
              empty={<NoCoupons onClear={search.kind || search.scope ? clear : undefined} />}
            >
              {answer => (
                <PagedResults answer={answer} refreshing={query.isPlaceholderData}>
                  <CouponGrid list={answer.list} label={title} onBegin={() => void query.refetch()} />
                </PagedResults>
              )}
            </QueryView>
          </div>
        </Tabs>
      </ListPanel>
    </Container>
  )
}

/** The link to the buyer's own coupons, with their number and how many end soon; cash vouchers are on another page. */
function OwnCoupons() {
  const { data } = useCall(couponNum, {}, { staleTime: 0 })
  return (
    <Link href={href('walletCoupons')} className={asideLink}>
      我的优惠券
      {data && data.coupon > 0 && ` ${data.coupon} 张`}
      {data && data.coupon_ending_soon > 0 && `，${data.coupon_ending_soon} 张即将到期`}
    </Link>
  )
}

function NoCoupons({ onClear }: { onClear: (() => void) | undefined }) {
  if (onClear) {
    return (
      <Empty
        title="没有符合条件的优惠券"
        text="换一个种类或适用范围再看。"
        actions={<ShowAllButton onShowAll={onClear}>看全部优惠券</ShowAllButton>}
      />
    )
  }
  return (
    <Empty
      title="暂时没有可领取的优惠券"
      text="新的优惠券会放在这里。满减和特价不需要优惠券。"
      actions={
        <LinkButtons
          links={[
            ['看每日特价', href('everyday')],
            ['看满减活动', href('activityZone')],
          ]}
        />
      }
    />
  )
}
