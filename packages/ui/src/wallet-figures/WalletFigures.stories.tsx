import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../panel'
import { BalanceFigures } from './BalanceFigures'
import { walletHrefsForStory, walletMoneyForStory } from './fixtures'
import { WalletFigures } from './WalletFigures'

const meta = {
  title: 'Account/WalletFigures',
  component: WalletFigures,
  args: { money: walletMoneyForStory(), hrefs: walletHrefsForStory },
} satisfies Meta<typeof WalletFigures>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { money: undefined } }

export const Frozen: Story = {
  args: { money: walletMoneyForStory({ frozen_balance: '280.00', balance: '1000.00' }) },
}

export const PointsMissing: Story = {
  args: { money: walletMoneyForStory({ points: -120, points_expire_on: null }) },
}

export const Nothing: Story = {
  args: {
    money: walletMoneyForStory({
      total_balance: '0.00',
      points: 0,
      points_expire_on: null,
      coupon_count: 0,
      cash_amount: '0.00',
      cash_count: 0,
    }),
  },
}

export const Balance: Story = {
  render: ({ money }) => (
    <Panel title="账户余额">
      <BalanceFigures money={money} unpaidHref="#unpaid" />
    </Panel>
  ),
  args: { money: walletMoneyForStory({ frozen_balance: '280.00', balance: '1000.00' }) },
}

export const BalanceLoading: Story = { ...Balance, args: { money: undefined } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
