import type { Meta, StoryObj } from '@storybook/react-vite'
import { onAPhone } from '../part/testing/ShopFrame'
import { Price } from '../price'
import { frame } from '../theme/scale'
import type { BuyBoxGoods } from './BuyBox'
import { BuyBox } from './BuyBox'

const goods: BuyBoxGoods = {
  name: '阿莫灵 阿莫西林胶囊',
  bzdw: '盒',
  number: 860,
  min_qty: 20,
  step_qty: 10,
  max_qty: null,
  limit_period: null,
  mid_pack: 10,
  case_pack: 400,
  buy_state: 'ok',
}

const meta = {
  title: 'Goods/BuyBox',
  component: BuyBox,
  args: { goods, onAdd: () => {}, onBuyNow: () => {} },
  // On narrow screens the bar is at the lower edge of this box: several of them are on one page here.
  decorators: [
    Story => (
      <div style={{ transform: 'translate(0)', minHeight: frame.bottomBar }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BuyBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Limited: Story = { args: { goods: { ...goods, max_qty: 200, limit_period: 'month' } } }

export const AnyNumber: Story = {
  args: { goods: { ...goods, min_qty: 1, step_qty: 1, mid_pack: 1, case_pack: 1 } },
}

export const NoStock: Story = { args: { goods: { ...goods, buy_state: 'no_stock', number: 0 } } }

export const Controlled: Story = { args: { goods: { ...goods, buy_state: 'controlled' } } }

export const Busy: Story = { args: { busy: true } }

export const CartOnly: Story = { args: { onBuyNow: undefined } }

export const OnAPhone: Story = {
  name: 'On a phone, with the price of the number',
  args: {
    goods: { ...goods, max_qty: 200, limit_period: 'month' },
    price: <Price value="12.80" unit={goods.bzdw} size="l" />,
  },
  globals: onAPhone,
}
