import type { Meta, StoryObj } from '@storybook/react-vite'
import { packForStory } from '../pack-list/fixtures'
import { TextLink } from '../text-link'
import { parcelForStory } from './fixtures'
import { ParcelList } from './ParcelList'

const meta = {
  title: 'Order/ParcelList',
  component: ParcelList,
  args: {
    parcels: [
      parcelForStory({ id: 2 }),
      parcelForStory({ state: 'delivered', state_text: '已签收', tracking_no: 'SF1234567890001' }),
    ],
  },
} satisfies Meta<typeof ParcelList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NotAllShipped: Story = { args: { unshipped: 12, unshipped_gifts: 2 } }

export const WithActions: Story = {
  args: { actionOf: () => <TextLink href="/check">验收</TextLink> },
}

export const None: Story = { name: 'Without a parcel nothing is shown', args: { parcels: [] } }

/** The carrier has said nothing yet. */
export const WithoutTraces: Story = { args: { parcels: [parcelForStory({ traces: [] })] } }

export const LongWords: Story = {
  args: {
    parcels: [
      parcelForStory({
        company: '中国邮政速递物流股份有限公司福建省分公司冷链专线',
        tracking_no: 'ABCDEFGH0123456789'.repeat(4),
        packs: [packForStory({ name: '注射用重组人干扰素α2b（假单胞菌）'.repeat(6), batch_no: 'B260318' })],
      }),
    ],
  },
}

export const Many: Story = {
  args: { parcels: Array.from({ length: 12 }, (_, at) => parcelForStory({ id: 12 - at })) },
}

export const Dark: Story = { ...NotAllShipped, globals: { theme: 'dark' } }

export const Narrow: Story = {
  ...NotAllShipped,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
