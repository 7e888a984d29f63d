import { useOrderCounts, useSession } from '@yaoji/hooks/data'
import { BuyerBox } from '@yaoji/ui/buyer-box'
import { licencePage } from '../../features/cart/licenceHref'
import { href } from '../../routes'
import { TopAd } from './TopAd'

const HREFS = {
  login: href('login'),
  register: href('registerStep1'),
  user: href('user'),
  coupon: href('walletCoupons'),
  points: href('walletPoints'),
  balance: href('walletBalance'),
}

const ORDERS = [
  { tab: 'unpaid', name: '待付款' },
  { tab: 'to_ship', name: '待发货' },
  { tab: 'to_receive', name: '待收货' },
]

/** A session that could not be loaded is shown as a visitor's. */
const VISITOR = {
  company: '',
  name: '',
  face: '',
  licence_state: 'draft',
  licence_message: '',
  points: 0,
  coupon_count: 0,
} as const

/** Login, or licence state, orders and coupons of the buyer. */
export function HomeBuyerBox() {
  const { show, user } = useSession()
  const counts = useOrderCounts({ enabled: user !== null })
  const hrefs = { ...HREFS, licence: licencePage(user?.licence_state ?? 'draft') }
  const orders = ORDERS.map(({ tab, name }) => ({
    name,
    href: href('orders', {}, { tab }),
    count: counts?.find(each => each.tab === tab)?.count,
  }))
  return (
    <BuyerBox user={show ? (user ?? VISITOR) : null} hrefs={hrefs} orders={orders}>
      <TopAd />
    </BuyerBox>
  )
}
