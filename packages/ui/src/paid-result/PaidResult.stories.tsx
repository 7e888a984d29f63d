import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaidResult } from './PaidResult'

const meta = {
  title: 'Cart/PaidResult',
  component: PaidResult,
  args: {
    sn: 'YJ202703150000128',
    amount: '4385.60',
    paid_at: '2027-03-15 15:02:11',
    payText: '微信支付',
    orderHref: '#order',
    homeHref: '#home',
  },
} satisfies Meta<typeof PaidResult>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OthersToPay: Story = {
  args: {
    unpaid: [
      { id: 2, sn: 'YJ202703150000129', payable_amount: '1144.00' },
      { id: 3, sn: 'YJ202703150000130', payable_amount: '336.00' },
    ],
    payHref: order => `#pay-${order.id}`,
  },
}

export const NothingToPay: Story = { args: { amount: '0.00', payText: '余额支付' } }

export const TooLong: Story = {
  args: { sn: 'YJ20270315000012800000000000000000001-02-EPHEDRINE', amount: '123456576543.30' },
}
