import type { Meta, StoryObj } from '@storybook/react-vite'
import { goodsForStory } from './fixtures'
import { GoodsCard } from './GoodsCard'

const meta = {
  title: 'Goods/GoodsCard',
  component: GoodsCard,
  args: { goods: goodsForStory(), href: '#goods', actionHref: action => `#${action}` },
  decorators: [
    Story => (
      <div style={{ width: 232 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GoodsCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithLadder: Story = {
  args: {
    goods: goodsForStory({
      ladder_price: [
        { number: 50, price: '12.30' },
        { number: 200, price: '11.90' },
      ],
    }),
  },
}

export const EveryTag: Story = {
  args: {
    goods: goodsForStory({
      tags: ['优', '秒', '满', '换购', '赠', '特', '新'].map(name => ({ name, describe: '', is_show: 1 })),
    }),
  },
}

export const Visitor: Story = { args: { goods: goodsForStory({ buy_state: 'login', price: undefined }) } }

export const NoStock: Story = { args: { goods: goodsForStory({ buy_state: 'no_stock', number: 0 }) } }

export const Controlled: Story = {
  args: { goods: goodsForStory({ buy_state: 'controlled', price: undefined }) },
}

export const NearExpiry: Story = {
  args: { goods: goodsForStory({ near_expiry: 1, expiry_date: '2027-02-01', price: '6.40' }) },
}

export const SecondKill: Story = {
  args: {
    goods: goodsForStory({
      tags: [{ name: '秒', describe: '14:00 场限时秒杀', is_show: 1 }],
      price: '9.90',
      max_qty: 20,
      offer: { kind: 'spike', end_at: '2026-11-20 14:00:00' },
    }),
  },
}

export const WithAttributes: Story = {
  args: {
    attributes: [
      ['产地', '甘肃岷县'],
      ['等级', '选货'],
      ['每公斤', '¥86.40'],
    ],
  },
}

export const NoExpiry: Story = { args: { goods: goodsForStory({ expiry_date: null }) } }

export const Busy: Story = { args: { busy: true } }

export const JustAdded: Story = { args: { added: 20, inCart: 32, cartHref: '#cart' } }

export const WithoutPicture: Story = { args: { withoutPicture: true } }

export const LongWords: Story = {
  args: {
    goods: goodsForStory({
      name: '注射用重组人粒细胞巨噬细胞刺激因子（特尔立）（预灌封注射器包装，含注射用水与一次性针头）',
      ypgg: '300μg×1支＋1ml 注射用水×1支＋一次性注射针 25G×1支/盒',
      sccj: '厦门特宝生物工程股份有限公司（委托生产：上海某某生物制品有限责任公司第二分厂）',
      price: '12345.67',
    }),
  },
}
