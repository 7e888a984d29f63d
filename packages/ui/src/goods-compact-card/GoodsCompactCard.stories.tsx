import type { Meta, StoryObj } from '@storybook/react-vite'
import { goodsForStory } from '../goods-card/fixtures'
import { GoodsCompactCard } from './GoodsCompactCard'

const meta = {
  title: 'Goods/GoodsCompactCard',
  component: GoodsCompactCard,
  args: { goods: goodsForStory(), href: '#goods', actionHref: action => `#${action}` },
  decorators: [
    Story => (
      <div style={{ width: 168 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GoodsCompactCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoStock: Story = { args: { goods: goodsForStory({ buy_state: 'no_stock', number: 0 }) } }

export const Visitor: Story = { args: { goods: goodsForStory({ buy_state: 'login', price: undefined }) } }

export const Controlled: Story = {
  args: { goods: goodsForStory({ buy_state: 'controlled', price: undefined }) },
}

export const Busy: Story = { args: { busy: true } }

export const TooLong: Story = {
  args: {
    goods: goodsForStory({
      name: '注射用重组人粒细胞巨噬细胞刺激因子（特尔立）（预灌封注射器包装，含注射用水与一次性针头）',
      ypgg: '300μg×1支＋1ml 注射用水×1支＋一次性注射针 25G×1支/盒',
      price: '12345.67',
    }),
  },
}
