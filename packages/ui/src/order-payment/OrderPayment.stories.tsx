import type { Meta, StoryObj } from '@storybook/react-vite'
import { dueForStory, orderWithLinesForStory } from './fixtures'
import { OrderLinesPanel } from './OrderLinesPanel'
import { BalanceConfirmation, PayBar } from './PayBar'
import { PaymentScope } from './PaymentScope'
import { RefusedSlip } from './RefusedSlip'

const meta = {
  title: 'Cart/OrderPayment',
  component: PaymentScope,
  args: {
    purchase: dueForStory,
    order: { amount: '512.00', balance_used: '0.00' },
    value: 'purchase',
    onValueChange: () => {},
  },
} satisfies Meta<typeof PaymentScope>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Covered: Story = {
  args: { purchase: { ids: [18, 19], amount: '0.00', balance_used: '940.60' }, value: 'order' },
}

export const Bar: Story = {
  render: ({ purchase }) => <PayBar due={purchase} busy={false} disabled={false} onPay={() => {}} />,
}

export const BarBusy: Story = {
  render: ({ purchase }) => <PayBar due={purchase} busy disabled={false} onPay={() => {}} />,
}

export const Confirmation: Story = {
  render: ({ purchase }) => (
    <BalanceConfirmation due={purchase} orders={2}>
      登录密码
    </BalanceConfirmation>
  ),
}

export const Refused: Story = {
  render: () => <RefusedSlip slip={{ reason: '付款户名与企业名称不一致', received: '512.00' }} />,
}

export const Lines: Story = { render: () => <OrderLinesPanel order={orderWithLinesForStory} /> }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { ...Bar, globals: { viewport: { value: 'mobile1', isRotated: false } } }
