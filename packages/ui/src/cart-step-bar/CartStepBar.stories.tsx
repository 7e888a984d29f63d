import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartStepBar } from './CartStepBar'
import { CartStepHead } from './CartStepHead'

const meta = {
  title: 'Cart/CartStepBar',
  component: CartStepBar,
  args: { step: 1, stepHref: step => (step === 1 ? '#cart' : undefined) },
} satisfies Meta<typeof CartStepBar>

export default meta
type Story = StoryObj<typeof meta>

export const Cart: Story = {}

export const Check: Story = { args: { step: 2 } }

export const Pay: Story = { args: { step: 3, stepHref: undefined } }

export const Paid: Story = { args: { step: 4, stepHref: undefined } }

export const Heading: Story = {
  args: { step: 2 },
  render: ({ step, stepHref }) => <CartStepHead {...{ step, stepHref }} title="核对订单信息" />,
}
