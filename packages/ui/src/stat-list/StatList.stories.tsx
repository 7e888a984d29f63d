import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatLinks } from './StatLinks'
import { StatList } from './StatList'

const meta = {
  title: 'Page/StatList',
  component: StatList,
  args: {
    stats: [
      { name: '余额', value: '¥12,345.60' },
      { name: '冻结', value: '¥2,345.60' },
      { name: '可用', value: '¥10,000.00' },
      { name: '累计净收入', value: '¥30,000.00' },
      { name: '累计净支出', value: '¥17,654.40' },
    ],
  },
} satisfies Meta<typeof StatList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Inline: Story = { args: { inline: true } }

export const Loading: Story = { args: { stats: [{ name: '余额', value: '—' }] } }

export const VeryLarge: Story = { args: { stats: [{ name: '余额', value: '¥999,999,999,999.99' }] } }

const wallet = [
  { name: '余额', value: '¥12,345.60', note: '冻结 ¥2,345.60，可用 ¥10,000.00', href: '#balance' },
  { name: '积分', value: '1280', note: '300 积分 2026-12-31 到期', href: '#points' },
  { name: '优惠券', value: '4 张', note: '下单时可用', href: '#coupons' },
  { name: '现金券', value: '¥30.00', note: '2 张可用', href: '#vouchers' },
]

export const Links: Story = { render: () => <StatLinks aria-label="我的资产" stats={wallet} /> }

export const LinksLoading: Story = {
  render: () => (
    <StatLinks
      aria-label="我的资产"
      loading
      stats={wallet.map(stat => ({ ...stat, value: '—', note: '正在加载' }))}
    />
  ),
}

export const SmallLinks: Story = {
  render: () => (
    <StatLinks
      aria-label="我的订单"
      size="s"
      stats={['全部订单', '待付款', '待发货', '待收货', '已完成'].map((name, at) => ({
        name,
        value: at * 3,
        href: `#${at}`,
      }))}
    />
  ),
}

export const Dark: Story = { ...Links, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Links, globals: { viewport: { value: 'mobile1', isRotated: false } } }

export const SmallNarrow: Story = {
  ...SmallLinks,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
