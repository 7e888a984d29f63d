import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, LinkButton } from '../button'
import { OrderPaymentStatus } from './OrderPaymentStatus'
import { type PaymentState, PaymentStatus } from './PaymentStatus'

function paymentIn(state: PaymentState) {
  return {
    state,
    pay_before: '2027-03-15 15:30:00',
    paid_at: state === 'paid' ? '2027-03-15 15:02:11' : null,
  }
}

const meta = {
  title: 'Cart/PaymentStatus',
  component: PaymentStatus,
  args: { payment: paymentIn('unpaid') },
} satisfies Meta<typeof PaymentStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Unpaid: Story = {}

export const Waiting: Story = {
  args: {
    payment: paymentIn('waiting'),
    actions: (
      <>
        <Button variant="primary">重新打开支付页面</Button>
        <Button>换一种支付方式</Button>
      </>
    ),
  },
}

/** A bank transfer that the buyer still has to make. */
export const Transfer: Story = {
  args: { payment: { ...paymentIn('waiting'), pay_type: 'transfer' } },
}

export const Reviewing: Story = {
  args: { payment: paymentIn('reviewing'), actions: <LinkButton href="#order">查看订单</LinkButton> },
}

export const Paid: Story = {
  args: {
    payment: paymentIn('paid'),
    actions: (
      <LinkButton href="#order" variant="primary">
        查看订单
      </LinkButton>
    ),
  },
}

export const Failed: Story = {
  args: { payment: paymentIn('failed'), actions: <Button variant="primary">重新支付</Button> },
}

export const Closed: Story = {
  args: { payment: paymentIn('closed'), actions: <Button>再次购买</Button> },
}

const ofOrder = (state: PaymentState, ways: readonly unknown[], change: object = {}) => (
  <OrderPaymentStatus
    payment={{ ...paymentIn(state), amount: '128.00', ways, gateway_url: null, ...change }}
    paying
    now={1_805_094_000}
    onEnd={() => {}}
    hrefs={{ order: '#order', cart: '#cart', home: '#home' }}
  />
)

/** With what is left of its time, and where to go on. */
export const OfOrder: Story = { render: () => ofOrder('unpaid', ['wechat']) }

export const OfOrderConfirming: Story = {
  render: () => ofOrder('waiting', ['wechat'], { gateway_url: '#gateway' }),
}

export const OfOrderCovered: Story = { render: () => ofOrder('unpaid', ['balance'], { amount: '0.00' }) }

export const OfOrderClosed: Story = { render: () => ofOrder('closed', [], { pay_before: null }) }

export const TooLong: Story = {
  args: {
    payment: paymentIn('failed'),
    text: '付款银行返回：该账户当日累计支付已超过对公网银限额（500,000.00 元），请联系开户行提升限额，或改用对公转账并在附言填写订单号后上传转账凭证。',
    actions: <Button variant="primary">重新支付</Button>,
  },
}
