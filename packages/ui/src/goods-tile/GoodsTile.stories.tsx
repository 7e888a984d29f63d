import type { Meta, StoryObj } from '@storybook/react-vite'
import { goodsForStory } from '../goods-card/fixtures'
import { GoodsTile } from './GoodsTile'

const meta = {
  title: 'Goods/GoodsTile',
  component: GoodsTile,
  args: { goods: goodsForStory(), href: '#goods', actionHref: action => `#${action}` },
  decorators: [
    Story => (
      <div style={{ width: 196 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GoodsTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Reduced: Story = { args: { goods: { ...goodsForStory(), market_price: '16.00' } } }

export const Visitor: Story = { args: { goods: goodsForStory({ buy_state: 'login', price: undefined }) } }

export const NoStock: Story = { args: { goods: goodsForStory({ buy_state: 'no_stock', number: 0 }) } }

export const WithoutPicture: Story = { args: { goods: goodsForStory({ goods_image: [] }) } }

export const LongWords: Story = {
  args: {
    goods: {
      ...goodsForStory({
        name: '注射用重组人粒细胞巨噬细胞刺激因子（特尔立）（预灌封注射器包装，含注射用水）',
        ypgg: '300μg×1支＋1ml 注射用水×1支',
        sccj: '厦门特宝生物工程股份有限公司（委托生产）',
        price: '12345.67',
      }),
      market_price: '23456.78',
    },
  },
}
