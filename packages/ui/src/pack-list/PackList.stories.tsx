import type { Meta, StoryObj } from '@storybook/react-vite'
import { batchPacksForStory, packForStory } from './fixtures'
import { PackList } from './PackList'

const meta = {
  title: 'Order/PackList',
  component: PackList,
  args: {
    packs: [
      packForStory(),
      packForStory({ name: '医用棉签', ypgg: '50支', bzdw: '袋', number: 2, is_gift: 1 }),
    ],
  },
} satisfies Meta<typeof PackList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithRest: Story = { args: { rest: '等 12 种，数量 480' } }

/** In a parcel: batch by batch, with the inspection reports. */
export const Batches: Story = { args: { packs: batchPacksForStory } }

/** In a return: what each gives back. */
export const Amounts: Story = {
  args: { lined: true, packs: batchPacksForStory.map((pack, at) => ({ ...pack, amount: `${at * 128}.50` })) },
}

/** A product once, with the batches that came of it. */
export const BatchesBelow: Story = {
  args: {
    packs: [
      packForStory({
        batches: [
          { batch_no: 'B260318', expiry_date: '2028-03-15', report_url: '#report', number: 30 },
          { batch_no: 'B260401', expiry_date: '2028-04-01', number: 10 },
        ],
      }),
    ],
  },
}

export const LongWords: Story = {
  args: {
    clamped: true,
    packs: [packForStory({ name: '注射用重组人干扰素α2b（假单胞菌）'.repeat(8), number: 123456 })],
  },
}

export const Many: Story = {
  args: { lined: true, packs: Array.from({ length: 60 }, (_, at) => packForStory({ number: at + 1 })) },
}

export const Dark: Story = { ...Amounts, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Amounts, globals: { viewport: { value: 'mobile1', isRotated: false } } }
