import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../button'
import { Link } from '../link'
import { TierProgress } from './TierProgress'

const TIERS = [
  { amount: '5000.00', from: '满 ¥5,000.00', gain: '返 ¥50.00' },
  { amount: '10000.00', from: '满 ¥10,000.00', gain: '返 ¥120.00' },
  { amount: '20000.00', from: '满 ¥20,000.00', gain: '返 ¥300.00' },
]

const meta = {
  title: 'Goods/TierProgress',
  component: TierProgress,
  args: {
    label: '返现档位',
    tiers: TIERS,
    value: '7360.00',
    aim: '10000.00',
    progressLabel: '到 ¥10,000.00 的进度',
    children: '本月已收货 ¥7,360.00，可返 ¥50.00。再收货 ¥2,640.00，可返 ¥120.00。',
  },
} satisfies Meta<typeof TierProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoneReached: Story = { args: { value: '0.00', children: '还没有达到返现档位。' } }

export const AllReached: Story = {
  args: { value: '26000.00', aim: undefined, progressLabel: '返现进度', children: '本月可返 ¥300.00。' },
}

/** Nobody is logged in. */
export const Visitor: Story = {
  args: { value: null, children: <LinkButton href="#login">登录后看本月进度</LinkButton> },
}

export const Line: Story = {
  args: {
    variant: 'line',
    tiers: [
      { amount: '500.00', from: '满 ¥500.00', gain: '减 ¥20.00' },
      { amount: '1000.00', from: '满 ¥1,000.00', gain: '减 ¥50.00' },
    ],
    value: '640.00',
    aim: undefined,
    progressLabel: '满减进度',
    children: '已选 ¥640.00，已减 ¥20.00，再买 ¥360.00 减 ¥50.00',
    action: <Link href="#cart">去购物车</Link>,
  },
}

export const VeryMany: Story = {
  args: {
    tiers: Array.from({ length: 12 }, (_, index) => ({
      amount: `${(index + 1) * 1000}.00`,
      from: `满 ¥${index + 1},000.00`,
      gain: `返 ¥${(index + 1) * 10}.00`,
    })),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
