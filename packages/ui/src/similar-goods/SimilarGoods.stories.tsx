import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { goodsForStory } from '../goods-card/fixtures'
import { similarForStory, similarsForStory } from './fixtures'
import { SimilarGoods, type SimilarGoodsProps } from './SimilarGoods'
import type { SimilarGoodsGoods } from './SimilarGoodsItem'

type List = (props: SimilarGoodsProps<SimilarGoodsGoods>) => ReactNode

const meta = {
  title: 'Goods/SimilarGoods',
  component: SimilarGoods as List,
  args: { goods: goodsForStory(), list: similarsForStory, goodsHref: goods => `#${goods.id}` },
  decorators: [
    Story => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<List>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Added: Story = {
  args: {
    addedOf: goods => (goods.id === 1002 ? 10 : undefined),
    isBusy: goods => goods.id === 1003,
  },
}

export const Unstated: Story = {
  args: {
    goods: goodsForStory({ ypgg: '24粒/盒' }),
    list: [
      similarForStory(
        { match: 'unstated', pack_content: { unit: '粒', strength: null } },
        { ypgg: '36粒/盒' },
      ),
    ],
  },
}

export const NoPrice: Story = {
  args: {
    goods: goodsForStory({ price: undefined }),
    list: similarsForStory.map(({ piece_price: _price, ...item }) => ({
      ...item,
      goods: { ...item.goods, price: undefined, buy_state: 'login' as const },
    })),
  },
}

export const Many: Story = {
  args: {
    total: 43,
    list: [1, 2, 3, 4, 5, 6].map(each =>
      similarForStory({ piece_price: `0.3${each}` }, { id: each, sccj: `华东第 ${each} 制药厂` }),
    ),
  },
}

export const Loading: Story = { args: { list: undefined } }

export const None: Story = { args: { list: [] } }

export const TooLong: Story = {
  args: {
    list: [
      similarForStory(
        { pack_content: { unit: '支', strength: '0.25g' }, piece_price: '12345.68' },
        {
          ypgg: '300μg×1支＋1ml 注射用水×1支＋一次性注射针 25G×1支/盒',
          sccj: '厦门特宝生物工程股份有限公司（委托生产：上海某某生物制品有限责任公司第二分厂）',
          price: '12345.68',
        },
      ),
      ...similarsForStory.slice(1),
    ],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
