import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActionBar } from '../action-bar'
import { OrderStatus } from './OrderStatus'

const NOW = Date.parse('2026-11-22T09:30:00+08:00') / 1000

const meta = {
  title: 'Order/OrderStatus',
  component: OrderStatus,
  args: {
    order: { status: 10, status_text: '待付款' },
    next_step: { text: '请在截止时间前付款，超时后订单自动取消。', until: '2026-11-23 09:12:40' },
    now: NOW,
    children: (
      <ActionBar
        name="订单 YJ26112200000018"
        actions={[
          { key: 'pay', text: '去付款', variant: 'primary', href: '#pay' },
          { key: 'cancel', text: '取消订单' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof OrderStatus>

export default meta
type Story = StoryObj<typeof meta>

export const ToPay: Story = {}

export const MoreThanADayLeft: Story = {
  args: {
    order: { status: 40, status_text: '已发货' },
    next_step: { text: '请核对数量、批号和效期后确认收货。', until: '2026-11-29 10:00:00' },
  },
}

export const UnderWay: Story = {
  args: {
    order: { status: 30, status_text: '待发货' },
    next_step: { text: '仓库正在备货，一般当天发出。', until: null },
  },
}

export const Ended: Story = {
  args: {
    order: { status: -10, status_text: '已取消' },
    next_step: { text: '订单没有在截止时间前付款，已自动取消。', until: null },
    children: undefined,
  },
}

export const TimeIsOver: Story = { args: { now: NOW + 90_000 } }

export const RefusedSlip: Story = {
  args: { order: { status: 10, status_text: '待付款', slip_refused: '到账金额不足' } },
}

export const LongWords: Story = {
  args: {
    order: { status: 15, status_text: '等待财务确认对公转账的到账金额与付款户名' },
    next_step: { text: '财务在工作日 9:00 至 18:00 核对转账，确认后自动安排发货。'.repeat(5), until: null },
  },
}

export const Dark: Story = { ...RefusedSlip, globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
