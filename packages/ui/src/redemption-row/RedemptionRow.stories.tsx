import type { Meta, StoryObj } from '@storybook/react-vite'
import { redemptionForStory } from './fixtures'
import { RedemptionRow } from './RedemptionRow'
import { RedemptionRowsSkeleton } from './RedemptionRowsSkeleton'

const meta = {
  title: 'Order/RedemptionRow',
  component: RedemptionRow,
  args: { redemption: redemptionForStory(), onCancel: () => {}, onReceive: () => {} },
  decorators: [
    Story => (
      <ul aria-label="积分订单" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof RedemptionRow>

export default meta
type Story = StoryObj<typeof meta>

const UNSHIPPED = { company: '', tracking_no: '', shipped_at: null, receive_before: null } as const

export const Shipped: Story = {}

export const ToShip: Story = {
  args: {
    redemption: redemptionForStory({ ...UNSHIPPED, status: 10, status_text: '待发货', actions: ['cancel'] }),
  },
}

export const Done: Story = {
  args: {
    redemption: redemptionForStory({
      status: 30,
      status_text: '已完成',
      receive_before: null,
      ended_at: '2026-11-25 09:12:00',
      actions: [],
    }),
  },
}

export const Cancelled: Story = {
  args: {
    redemption: redemptionForStory({
      ...UNSHIPPED,
      status: -10,
      status_text: '已取消',
      ended_at: '2026-11-22 11:00:00',
      reason: '礼品缺货，积分已退回',
      actions: [],
    }),
  },
}

export const WithAmount: Story = { args: { redemption: redemptionForStory({ cash: '198.00' }) } }

export const LongWords: Story = {
  args: {
    redemption: redemptionForStory({
      name: '臂式全自动电子血压计（带语音播报、双人记忆、心律不齐提示、五年质保）',
      detail: '人民南路四段 12 号康宁大厦副楼一层康宁大药房旗舰店收货处（工作日 9 点到 18 点，电梯口左转）',
    }),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Loading: Story = {
  render: () => (
    <li>
      <RedemptionRowsSkeleton />
    </li>
  ),
}
