import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import type { PricePanelGoods } from './PricePanel'
import { PricePanel } from './PricePanel'

const goods: PricePanelGoods = {
  bzdw: '盒',
  min_qty: 10,
  buy_state: 'ok',
  price: '12.80',
  base_price: '12.80',
  market_price: '18.60',
  ladder_price_type: 2,
  ladder_price: [
    { number: 50, price: '12.30' },
    { number: 200, price: '11.90' },
  ],
}

const meta = {
  title: 'Goods/PricePanel',
  component: PricePanel,
  args: { goods, number: 60, actionHref: action => `#${action}` },
} satisfies Meta<typeof PricePanel>

export default meta
type Story = StoryObj<typeof meta>

export const MiddleTierHolds: Story = {}

export const BasePriceHolds: Story = { args: { number: 10 } }

export const UpToANumber: Story = { args: { goods: { ...goods, ladder_price_type: 1 }, number: 60 } }

export const NoLadder: Story = { args: { goods: { ...goods, ladder_price: undefined } } }

export const WithAside: Story = {
  args: { aside: <Button variant="quiet">收藏</Button> },
}

export const Visitor: Story = {
  args: {
    goods: {
      ...goods,
      buy_state: 'login',
      price: undefined,
      base_price: undefined,
      market_price: undefined,
      ladder_price: undefined,
    },
  },
}

export const SecondKill: Story = {
  args: {
    goods: { ...goods, ladder_price: undefined, price: '9.90', offer: { kind: 'spike', end_at: null } },
    offerLeft: '距结束 2 小时 14 分，限购 20 盒，仅剩 43 盒',
  },
}

export const NoStock: Story = { args: { goods: { ...goods, buy_state: 'no_stock' } } }

export const TooMany: Story = {
  args: {
    goods: {
      ...goods,
      price: '12345.67',
      base_price: '12345.67',
      ladder_price: Array.from({ length: 10 }, (_, at) => ({
        number: (at + 1) * 1000,
        price: `${12_000 - at * 100}.50`,
      })),
    },
    number: 4000,
  },
}
