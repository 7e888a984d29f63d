import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../button'
import { Panel } from '../panel'
import { CashbackPlan, type CashbackPlanData } from './CashbackPlan'
import { CashbackProgress } from './CashbackProgress'
import { CashbackMonthTable, CashbackOrderTable } from './CashbackTables'
import {
  cashbackMonthForStory,
  cashbackMonthsForStory,
  cashbackOrderForStory,
  cashbackOwnForStory,
  cashbackPlanForStory,
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

const plan = (change: Partial<CashbackPlanData> = {}) => (
  <CashbackPlan
    plan={{ ...cashbackPlanForStory, ...change }}
    loginHref="#login"
    paidHref="#paid"
    links={[
      ['看满减活动', '#manjian'],
      ['去领券', '#coupons'],
    ]}
    orders={
      <Panel title="计入本月的订单">
        <CashbackOrderTable orders={[cashbackOrderForStory]} hrefOf={() => '#order'} />
      </Panel>
    }
  />
)

export const Plan: Story = { render: () => plan() }

export const PlanOfVisitor: Story = { render: () => plan({ mine: null }) }

export const NoPlan: Story = { render: () => plan({ tiers: [], mine: null }) }

export const Dark: Story = { globals: { theme: 'dark' } }
