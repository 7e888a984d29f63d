import { availableCoupon, couponNum } from '@yaoji/api-client/contract/coupon'
import { useCall } from '@yaoji/hooks/data'
import { Container } from '@yaoji/ui/container'
import { ListEmpty } from '@yaoji/ui/list-panel'
import { Select } from '@yaoji/ui/select'
import { TextLink } from '@yaoji/ui/text-link'
import { choiceField, pageField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { RecordList } from '../../core/page/RecordList'
import { useListCall } from '../../core/page/useListCall'
import { CouponGrid, CouponGridSkeleton } from '../../features/coupon/CouponGrid'
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
  const query = useListCall(availableCoupon, search)
  const clear = () => change({ kind: undefined, scope: undefined })
  return (
    <Container>
      <PageTop aside={<OwnCoupons />} />
      <RecordList
        name="优惠券"
        query={query}
        cards
        aside={
          <Select
            label="适用范围"
            labelHidden
            className={css.scope}
            options={SCOPES}
            value={search.scope ?? ''}
            onValueChange={value => change({ scope: FIELDS.scope.read(value) })}
          />
        }
        tabs={{
          label: '优惠券种类',
          items: KINDS,
          value: search.kind ?? 'all',
          onChange: value => change({ kind: FIELDS.kind.read(value) }),
        }}
        pending={<CouponGridSkeleton />}
        empty={
          <ListEmpty
            name="优惠券"
            filtered={{ text: '换一个种类或适用范围再看。' }}
            none={{
              title: '暂时没有可领取的优惠券',
              text: '新的优惠券会放在这里。满减和特价不需要优惠券。',
              links: [
                ['看每日特价', href('everyday')],
                ['看满减活动', href('activityZone')],
              ],
            }}
            onShowAll={search.kind || search.scope ? clear : undefined}
          />
        }
      >
        {({ list }) => <CouponGrid list={list} label={title} onBegin={() => void query.refetch()} />}
      </RecordList>
    </Container>
  )
}

/** The link to the buyer's own coupons, with their number and how many end soon; cash vouchers are on another page. */
function OwnCoupons() {
  const { data } = useCall(couponNum, {}, { staleTime: 0 })
  return (
    <TextLink href={href('walletCoupons')}>
      我的优惠券
      {data && data.coupon > 0 && ` ${data.coupon} 张`}
      {data && data.coupon_ending_soon > 0 && `，${data.coupon_ending_soon} 张即将到期`}
    </TextLink>
  )
}
