import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link'
import { Timeline, type TimelineEntry } from './Timeline'
import { TimelineSkeleton } from './TimelineSkeleton'

const ENTRIES: readonly TimelineEntry[] = [
  { time: '2026-11-21 16:20:00', text: '全部商品已出库，承运商已揽收' },
  { time: '2026-11-20 14:02:31', text: '审核通过，仓库备货中' },
  { time: '2026-11-20 10:05:12', text: '付款成功，等待审核' },
  { time: '2026-11-20 10:01:40', text: '付款未完成', state: 'note' },
  { time: '2026-11-20 10:00:00', text: '提交订单，等待付款' },
]

const meta = {
  title: 'Order/Timeline',
  component: Timeline,
  args: { entries: ENTRIES },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneEntry: Story = { args: { entries: ENTRIES.slice(-1) } }

export const Failed: Story = {
  args: {
    entries: [
      {
        time: '2026-11-20 10:30:00',
        text: '超时未付款，订单自动取消',
        state: 'failed',
        detail: '已用的优惠券和余额已退回',
      },
      ...ENTRIES.slice(-1),
    ],
  },
}

export const WithDetail: Story = {
  args: {
    entries: [
      {
        time: '2026-11-21 16:20:00',
        text: '全部商品已出库',
        detail: (
          <>
            顺丰速运 SF1234567890123 <Link href="#parcel">查看物流</Link>
          </>
        ),
      },
      ...ENTRIES.slice(1),
    ],
  },
}

export const TooMany: Story = {
  args: {
    entries: Array.from({ length: 40 }, (_, at) => ({
      time: `2026-11-20 ${String(23 - Math.floor(at / 2)).padStart(2, '0')}:15:00`,
      text: `快件到达第 ${40 - at} 个转运中心`,
      state: 'note' as const,
    })),
  },
}

export const TooLong: Story = {
  args: {
    entries: [
      {
        time: '2026-11-20 10:00:00',
        text: `转账凭证未通过：${'付款户名与药店名称不一致，请使用本企业的对公账户重新转账，'.repeat(6)}`,
      },
      ...ENTRIES.slice(-1),
    ],
  },
}

export const Loading: Story = { render: () => <TimelineSkeleton count={4} /> }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
