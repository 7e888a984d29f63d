import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowForStory, rowsForStory } from '../goods-table/fixtures'
import { GoodsRecommend } from './GoodsRecommend'

const meta = {
  title: 'Goods/GoodsRecommend',
  component: GoodsRecommend,
  args: {
    title: '经常一起买',
    list: [...rowsForStory, rowForStory({ id: 1006, name: '维生素C片', price: '2.30' })],
    goodsHref: goods => `#${goods.id}`,
    actionHref: action => `#${action}`,
  },
} satisfies Meta<typeof GoodsRecommend>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Few: Story = { args: { list: rowsForStory.slice(0, 2) } }

export const TooMany: Story = {
  args: { list: Array.from({ length: 40 }, (_, at) => rowForStory({ id: 3000 + at })) },
}
