import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderCost } from './OrderCost'

const meta = {
  title: 'Order/OrderCost',
  component: OrderCost,
  args: { amounts: { payable_amount: '1275.62', balance_amount: '0.00' } },
} satisfies Meta<typeof OrderCost>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PartFromBalance: Story = {
  args: { amounts: { payable_amount: '975.62', balance_amount: '300.00' } },
}

export const AllFromBalance: Story = {
  args: { amounts: { payable_amount: '0.00', balance_amount: '300.00' } },
}

export const LargeAmount: Story = {
  args: { amounts: { payable_amount: '999999999.99', balance_amount: '99999999.00' } },
}

export const Dark: Story = { ...PartFromBalance, globals: { theme: 'dark' } }
