import type { Meta, StoryObj } from '@storybook/react-vite'
import { AcceptanceTable, type AcceptanceTableProps, type AcceptanceTableRow } from './AcceptanceTable'
import { acceptancePlaceForStory, acceptanceRowForStory, lackingRowForStory } from './fixtures'

const places = { of: () => acceptancePlaceForStory, orderHref: () => '/order/info/9' }

const meta = {
  title: 'Order/AcceptanceTable',
  component: AcceptanceTable<AcceptanceTableRow>,
  args: {
    rows: [
      acceptanceRowForStory(1),
      lackingRowForStory,
      acceptanceRowForStory(3, { name: '医用棉签', ypgg: '50支', is_gift: 1 }),
    ],
    places,
  },
} satisfies Meta<AcceptanceTableProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Of one parcel, which is named beside the table. */
export const OneParcel: Story = {
  render: ({ rows }) => <AcceptanceTable rows={rows} />,
}

export const Loading: Story = { args: { rows: undefined } }

export const Refreshing: Story = { args: { refreshing: true } }

export const None: Story = { args: { rows: [] } }

export const LongWords: Story = {
  args: {
    rows: [
      acceptanceRowForStory(1, {
        name: '注射用重组人干扰素α2b（假单胞菌）'.repeat(4),
        batch_no: 'ABCDEF0123456789'.repeat(3),
        reason: '外箱压损，内盒变形'.repeat(6),
      }),
    ],
  },
}

export const Many: Story = {
  args: { rows: Array.from({ length: 30 }, (_, at) => acceptanceRowForStory(at + 1)) },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
