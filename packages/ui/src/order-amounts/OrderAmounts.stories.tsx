import type { Meta, StoryObj } from '@storybook/react-vite'
import { amountsForStory } from './fixtures'
import { OrderAmounts } from './OrderAmounts'

const everyPart = amountsForStory('12860.40', {
  promotion_amount: '320.00',
  welfare_amount: '60.00',
  manjian_amount: '200.00',
  coupon_amount: '50.00',
  cash_amount: '30.00',
  points_amount: '12.60',
  balance_amount: '1000.00',
  shipping_amount: '15.00',
  paid_amount: '11202.80',
  refunded_amount: '128.00',
})

const meta = {
  title: 'Cart/OrderAmounts',
  component: OrderAmounts,
  args: { amounts: amountsForStory('1286.40') },
} satisfies Meta<typeof OrderAmounts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EveryPart: Story = { args: { amounts: everyPart } }

export const FreightCoupon: Story = {
  args: {
    amounts: amountsForStory('1286.40', {
      shipping_amount: '4.00',
      full_shipping_amount: '12.00',
      freight_coupon_amount: '8.00',
    }),
  },
}

export const Brief: Story = {
  args: { ...FreightCoupon.args, brief: true, labels: { payable_amount: '本单应付' } },
}

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
  args: { amounts: amountsForStory('98765432.10', { promotion_amount: '320.00' }) },
}
