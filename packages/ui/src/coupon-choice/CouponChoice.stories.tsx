import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { BalanceChoice } from './BalanceChoice'
import { CouponChoice, type CouponChoiceProps, type HeldCoupon } from './CouponChoice'
import { PointsChoice } from './PointsChoice'

const coupon: HeldCoupon = {
  id: 5,
  name: '新店满减券',
  kind: 'reduce',
  scope_text: '全场通用',
  left_amount: '30.00',
  min_amount: '500.00',
  end_date: '2026-12-31',
  usable: 1,
  saves: '30.00',
  reason: '',
}

const { saves: _saves, ...held } = coupon
const taken: HeldCoupon = { ...held, id: 6, name: '中药饮片券', usable: 0, reason: '已用于待付款的订单' }

const meta = {
  title: 'Order/CouponChoice',
  component: CouponChoice,
  args: { legend: '优惠券', coupons: [coupon, taken], value: 5, onValueChange: () => {} },
  render: args => <Choice {...args} />,
} satisfies Meta<typeof CouponChoice>

export default meta
type Story = StoryObj<typeof meta>

function Choice(args: CouponChoiceProps) {
  const [value, setValue] = useState(args.value)
  return <CouponChoice {...args} value={value} onValueChange={setValue} />
}

export const Default: Story = {}

export const None: Story = { args: { value: null } }

export const NoneUsable: Story = { args: { coupons: [taken], value: null } }

export const Folded: Story = { args: { folds: true } }

export const FoldedWithoutUsable: Story = { args: { folds: true, coupons: [taken], value: null } }

export const Vouchers: Story = {
  args: {
    legend: '现金券',
    coupons: [
      {
        ...coupon,
        kind: 'cash',
        name: '开业现金券',
        min_amount: '0.00',
        left_amount: '12.50',
        saves: '12.50',
      },
    ],
  },
}

export const VeryMany: Story = {
  args: {
    coupons: Array.from({ length: 40 }, (_, index) => ({
      ...coupon,
      id: index + 1,
      name: `满减券 ${index + 1}`,
    })),
  },
}

export const LongWords: Story = {
  args: {
    coupons: [
      {
        ...coupon,
        name: '慢病用药季度采购专享满减优惠券（成都仓、西安仓发货的商品，含麻黄碱类复方制剂除外）',
        scope_text: '限高血压、糖尿病、冠心病用药专区的自营商品',
      },
    ],
  },
}

export const Balance: Story = {
  render: () => <BalanceChoice balance="320.00" used="86.40" checked onCheckedChange={() => {}} />,
}

export const WithoutBalance: Story = { render: () => <BalanceChoice balance="0.00" used="0.00" /> }

const points = {
  points_held: 12_800,
  points_most: 3200,
  points_most_amount: '32.00',
  points_used: 0,
  points_reason: '',
  points_rule: '100 积分抵 1 元，最多抵优惠后商品金额的 50%，不抵运费和含麻黄碱类商品',
}

const NONE = { points_most: 0, points_most_amount: '0.00' }

export const Points: Story = {
  render: () => <PointsChoice offer={points} used="0.00" onValueChange={() => {}} />,
}

export const PointsUsed: Story = {
  render: () => (
    <PointsChoice offer={{ ...points, points_used: 1200 }} used="12.00" onValueChange={() => {}} />
  ),
}

export const PointsMost: Story = {
  render: () => (
    <PointsChoice offer={{ ...points, points_used: 3200 }} used="32.00" onValueChange={() => {}} />
  ),
}

export const WithoutPoints: Story = {
  render: () => (
    <PointsChoice
      offer={{ ...points, ...NONE, points_held: 0, points_reason: '您没有可用的积分' }}
      used="0.00"
      onValueChange={() => {}}
    />
  ),
}

export const TooFewPoints: Story = {
  render: () => (
    <PointsChoice
      offer={{ ...points, ...NONE, points_held: 4, points_reason: '积分不足：5 积分起可以抵扣' }}
      used="0.00"
      onValueChange={() => {}}
    />
  ),
}

export const PointsNotAllowed: Story = {
  render: () => (
    <PointsChoice
      offer={{ ...points, ...NONE, points_reason: '含麻黄碱类商品不能用积分抵扣' }}
      used="0.00"
      onValueChange={() => {}}
    />
  ),
}

export const Dark: Story = { globals: { theme: 'dark' } }
