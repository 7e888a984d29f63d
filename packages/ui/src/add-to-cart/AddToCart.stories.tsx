import type { Meta, StoryObj } from '@storybook/react-vite'
import { goodsForStory } from '../goods-card/fixtures'
import {
  AddToCart,
  AddToCartButton,
  AddToCartLadder,
  AddToCartPrice,
  AddToCartRoot,
  AddToCartStepper,
} from '.'

const meta = {
  title: 'Goods/AddToCart',
  component: AddToCart,
  args: { goods: goodsForStory(), onAdd: () => {} },
  decorators: [
    Story => (
      <div style={{ width: 208 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddToCart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Busy: Story = { args: { busy: true } }

export const NoStock: Story = { args: { goods: goodsForStory({ buy_state: 'no_stock', number: 0 }) } }

export const NotAllowed: Story = {
  args: { goods: goodsForStory({ buy_state: 'out_of_scope', price: undefined }) },
}

export const LargeNumber: Story = { args: { goods: goodsForStory({ number: 9999999, min_qty: 1234560 }) } }

/** In rows of a page that has another main action. */
export const Secondary: Story = {
  render: args => (
    <AddToCartRoot {...args}>
      <AddToCartStepper />
      <AddToCartButton variant="secondary" />
    </AddToCartRoot>
  ),
}

export const EveryPart: Story = {
  name: 'Composed of its parts',
  args: { goods: goodsForStory({ ladder_price: [{ number: 50, price: '12.30' }] }) },
  render: args => (
    <AddToCartRoot {...args}>
      <AddToCartPrice />
      <AddToCartLadder />
      <AddToCartStepper />
      <AddToCartButton size="l" />
    </AddToCartRoot>
  ),
}
