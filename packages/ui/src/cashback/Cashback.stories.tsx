import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../button'
import { Panel } from '../panel'
import { CashbackProgress } from './CashbackProgress'
import { CashbackMonthTable, CashbackOrderTable } from './CashbackTables'
import {
  cashbackMonthForStory,
  cashbackMonthsForStory,
  cashbackOrderForStory,
  cashbackOwnForStory,
  cashbackTiersForStory,
} from './fixtures'

const meta = {
  title: 'Account/Cashback',
  component: CashbackProgress,
  args: {
    month: '2026-11',
    tiers: cashbackTiersForStory,
    mine: cashbackOwnForStory,
    signIn: <LinkButton href="#login">登录后看本月进度</LinkButton>,
  },
} satisfies Meta<typeof CashbackProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Visitor: Story = { args: { mine: null } }

export const NoTierReached: Story = {
  args: {
    mine: {
      months: [cashbackMonthForStory({ received_amount: '20.00', cashback_amount: '0.00' })],
      next: { amount: '3000.00', cashback: '50.00', missing_amount: '2980.00' },
    },
  },
}

export const Months: Story = {
  render: () => (
    <Panel title="返现记录">
      <CashbackMonthTable months={cashbackMonthsForStory} />
    </Panel>
  ),
}

export const Orders: Story = {
  render: () => (
    <Panel title="计入本月的订单">
      <CashbackOrderTable orders={[cashbackOrderForStory]} hrefOf={() => '#order'} />
    </Panel>
  ),
}

export const OrdersLoading: Story = {
  render: () => <CashbackOrderTable orders={undefined} hrefOf={() => '#order'} />,
}

export const Dark: Story = { globals: { theme: 'dark' } }
