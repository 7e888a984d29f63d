import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShippingHint } from './ShippingHint'
import { ZoneShipping } from './ZoneShipping'

const meta = {
  title: 'Cart/ShippingHint',
  component: ShippingHint,
  args: { no_trans_order_amount: '128.40' },
} satisfies Meta<typeof ShippingHint>

export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {}

export const OfZone: Story = { args: { zone: 'youx', shipping_amount: '8.00' } }

export const Reached: Story = {
  args: { no_trans_order_amount: '0.00' },
  render: args => (
    <div>
      <p>达到包邮金额后不再提示：</p>
      <ShippingHint {...args} />
    </div>
  ),
}

const RULE = { fee: '8.00', free_from: '300.00' }
const CART = { goods_amount: '118.14', shipping_amount: '8.00', no_trans_order_amount: '181.86' }

export const RuleOfZone: Story = {
  render: () => <ZoneShipping shipping={RULE} cart={CART} cartHref="#cart" />,
}

export const RuleWithoutCart: Story = {
  render: () => <ZoneShipping shipping={RULE} cart={undefined} cartHref="#cart" />,
}

export const RuleLoading: Story = {
  render: () => <ZoneShipping shipping={undefined} cart={undefined} cartHref="#cart" />,
}
