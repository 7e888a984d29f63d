import type { Meta, StoryObj } from '@storybook/react-vite'
import { tilesForStory } from '../goods-tile/fixtures'
import { ZonePictures } from './ZonePictures'
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

const picture = (id: number, color: string) => ({
  id,
  url: '#zone',
  image: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 280"><rect width="640" height="280" fill="${color}"/></svg>`)}`,
  title: '器械周',
  subtitle: '满 500 减 20',
})

export const Pictures: Story = {
  render: () => <ZonePictures pictures={[picture(1, '#0b6e60'), picture(2, '#8a5a12')]} />,
}
