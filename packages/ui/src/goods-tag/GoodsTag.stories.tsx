import type { Meta, StoryObj } from '@storybook/react-vite'
import { GoodsTag, GoodsTags } from './GoodsTag'

const meta = { title: 'Goods/GoodsTag', component: GoodsTag, args: { name: '满' } } satisfies Meta<
  typeof GoodsTag
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { describe: '满 500 减 20' } }

export const AllKinds: Story = {
  render: () => (
    <GoodsTags
      tags={['优', '秒', '满', '换购', '赠', '特', '新'].map(name => ({ name, describe: '', is_show: 1 }))}
    />
  ),
}

export const Unknown: Story = { args: { name: '预售' } }
