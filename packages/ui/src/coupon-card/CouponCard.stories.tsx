import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, LinkButton } from '../button'
import { ClaimCard } from './ClaimCard'
import { CouponCard } from './CouponCard'
import { CouponCardSkeleton } from './CouponCardSkeleton'
import { claimableFor, couponFor, ownCouponFor, usedCouponForStory } from './fixtures'
import { OwnCoupons } from './OwnCoupons'

const claim = (
  <Button variant="primary" size="s">
    领取
  </Button>
)
const use = (
  <LinkButton href="#use" size="s">
    去使用
  </LinkButton>
)

const meta = {
  title: 'Goods/CouponCard',
  component: CouponCard,
  args: { coupon: couponFor(), stock: { left: 320, quota: 500 }, actions: claim },
} satisfies Meta<typeof CouponCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Discount: Story = {
  args: {
    coupon: couponFor({
      name: '感冒清热 9 折',
      kind: 'discount',
      amount: '0.00',
      rate_text: '9折',
      max_amount: '80.00',
      scope_text: '限感冒清热类商品',
    }),
  },
}

export const Cash: Story = {
  args: { coupon: couponFor({ name: '5 元现金券', kind: 'cash', amount: '5.00', min_amount: '0.00' }) },
}

export const Limited: Story = { args: { notes: ['每店限领 3 张，每天 1 张，已领 1 张'] } }

export const Claimed: Story = { args: { notes: ['已领取 1 张'], actions: use } }

export const Gone: Story = {
  args: { stock: { left: 0, quota: 500 }, inactive: true, notes: ['已抢完'], actions: undefined },
}

export const Coming: Story = {
  args: { stock: { left: 500, quota: 500 }, notes: ['12-20 10:00 开始领取'], actions: undefined },
}

/** Of a buyer, who has used a part of it. */
export const PartlyUsed: Story = {
  args: {
    coupon: couponFor({
      name: '50 元现金券',
      kind: 'cash',
      amount: '50.00',
      left_amount: '16.67',
      is_ending: 1,
    }),
    stock: undefined,
    today: '2026-12-29',
    actions: use,
  },
}

export const LaterOn: Story = { args: { stock: undefined, today: '2026-10-20', actions: use } }

export const Used: Story = { args: { stock: undefined, inactive: true, state: '已使用', actions: undefined } }

export const WithoutStock: Story = { args: { stock: undefined, actions: use } }

export const Loading: Story = { render: () => <CouponCardSkeleton label="正在加载优惠券" /> }

export const TooLong: Story = {
  args: {
    coupon: couponFor({
      name: '年终感恩回馈基层医疗机构常备药品集中采购满 30000 减 2000',
      amount: '2000.00',
      min_amount: '30000.00',
      scope_text: '限感冒清热、止咳化痰、咽喉用药、维生素与矿物质类商品，特价与近效期商品除外',
    }),
    notes: ['每店限领 3 张，每天 1 张，已领 1 张'],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

const claiming = { now: undefined, onBegin: () => {}, onClaim: () => {}, busy: false, loginHref: undefined }

export const Claimable: Story = { render: () => <ClaimCard coupon={claimableFor()} {...claiming} /> }

export const ClaimedToday: Story = {
  render: () => (
    <ClaimCard coupon={claimableFor({ state: 'today', per_day: 1, claimed: 1, unused: 1 })} {...claiming} />
  ),
}

const own = { name: '优惠券', status: 'unused', today: '2026-11-22', orderHref: () => '#order' } as const

export const Own: Story = {
  render: () => <OwnCoupons {...own} coupons={[ownCouponFor(), ownCouponFor({ id: 3, is_ending: 1 })]} />,
}

export const OwnUsed: Story = {
  render: () => <OwnCoupons {...own} status="used" coupons={[usedCouponForStory]} />,
}

export const OwnNone: Story = {
  render: () => <OwnCoupons {...own} coupons={[]} links={[['去选购商品', '#list']]} />,
}

export const OwnLoading: Story = { render: () => <OwnCoupons {...own} coupons={undefined} /> }
