import type { Meta, StoryObj } from '@storybook/react-vite'
import { GoodsCard } from '../goods-card'
import { goodsForStory } from '../goods-card/fixtures'
import { GoodsGrid } from './GoodsGrid'

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const goods = goodsForStory({ id: 1000 + index, price: `${12 + index}.80`, tags: [] })
    return <GoodsCard key={goods.id} goods={goods} href={`#${goods.id}`} />
  })

const meta = {
  title: 'Goods/GoodsGrid',
  component: GoodsGrid,
  parameters: { layout: 'fullscreen' },
  args: { 'aria-label': '商品', children: cards(10) },
} satisfies Meta<typeof GoodsGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LastRowNotFull: Story = { args: { children: cards(7) } }

export const Refreshing: Story = { args: { refreshing: true } }
