import { useSession } from '@yaoji/hooks/data'
import { BuyerBox } from '@yaoji/ui/buyer-box'
import { lazy, Suspense } from 'react'
import { href } from '../../routes'

const TopAd = lazy(() => import('./TopAd'))

const HREFS = {
  login: href('login'),
  register: href('registerIndex'),
  user: href('user'),
  licence: href('accountDocuments'),
  coupon: href('walletCoupons'),
  points: href('walletPoints'),
  balance: href('walletBalance'),
}

const ORDERS = [
  { name: '待付款', href: href('orders', {}, { tab: 'unpaid' }) },
  { name: '待发货', href: href('orders', {}, { tab: 'to_ship' }) },
  { name: '待收货', href: href('orders', {}, { tab: 'to_receive' }) },
]

/** What a session that could not be read looks like: a visitor. */
const VISITOR = {
  company: '',
  name: '',
  face: '',
  licence_state: 'draft',
  licence_message: '',
  points: 0,
  coupon_count: 0,
} as const

/** Login or licence state, orders and coupons of whoever is here. */
export function HomeBuyerBox() {
  const { show, user } = useSession()
  return (
    <BuyerBox user={show ? (user ?? VISITOR) : null} hrefs={HREFS} orders={user ? ORDERS : []}>
      <Suspense>
        <TopAd />
      </Suspense>
    </BuyerBox>
  )
}
