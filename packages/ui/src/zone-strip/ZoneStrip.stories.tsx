import type { Meta, StoryObj } from '@storybook/react-vite'
import { tilesForStory } from '../goods-tile/fixtures'
import { ZoneStrip } from './ZoneStrip'

const meta = {
  title: 'Page/ZoneStrip',
  component: ZoneStrip,
  args: {
    title: '每日特价',
    words: ['限时', '限量', '每日更新'],
    url: '#mrtj',
    goods: tilesForStory,
    hrefOf: ({ id }) => `#goods-${id}`,
    actionHref: action => `#${action}`,
  },
} satisfies Meta<typeof ZoneStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Few: Story = { args: { goods: tilesForStory.slice(0, 3) } }

export const Visitor: Story = {
  args: { goods: tilesForStory.map(goods => ({ ...goods, buy_state: 'login', price: undefined })) },
}

export const Loading: Story = { args: { goods: null } }

export const NoGoods: Story = { name: 'Without goods nothing is shown', args: { goods: [] } }
