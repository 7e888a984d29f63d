import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderAmounts } from './OrderAmounts'
import type { OrderAmountsData } from './OrderAmounts.headless'

const plain: OrderAmountsData = {
  goods_amount: '1286.40',
  promotion_amount: '0.00',
  manjian_amount: '0.00',
  coupon_amount: '0.00',
  cash_amount: '0.00',
  points_amount: '0.00',
  balance_amount: '0.00',
  shipping_amount: '0.00',
  payable_amount: '1286.40',
  paid_amount: '0.00',
  refunded_amount: '0.00',
}

const everyPart: OrderAmountsData = {
  goods_amount: '12860.40',
  promotion_amount: '320.00',
  manjian_amount: '200.00',
  coupon_amount: '50.00',
  cash_amount: '30.00',
  points_amount: '12.60',
  balance_amount: '1000.00',
  shipping_amount: '15.00',
  payable_amount: '11262.80',
  paid_amount: '11262.80',
  refunded_amount: '128.00',
}

const meta = {
  title: 'Cart/OrderAmounts',
  component: OrderAmounts,
  args: { amounts: plain },
} satisfies Meta<typeof OrderAmounts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EveryPart: Story = { args: { amounts: everyPart } }

export const Wide: Story = {
  args: { amounts: everyPart, wide: true },
  decorators: [
    Story => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
}

export const Huge: Story = {
  args: { amounts: { ...everyPart, goods_amount: '98765432.10', payable_amount: '98765432.10' } },
}
