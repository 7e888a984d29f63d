import type { Meta, StoryObj } from '@storybook/react-vite'
import { BatchTable } from './BatchTable'

const batches = [
  { batch_no: '2503017', produce_date: '2025-03-01', expiry_date: '2027-02-28', number: 60 },
  { batch_no: '2509024', produce_date: '2025-09-12', expiry_date: '2027-09-11', number: 420 },
  { batch_no: '2601008', produce_date: '2026-01-08', expiry_date: '2028-01-07', number: 380 },
]

const meta = {
  title: 'Goods/BatchTable',
  component: BatchTable,
  args: { batches, unit: '盒' },
} satisfies Meta<typeof BatchTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NearExpiry: Story = { args: { nearBefore: '2027-06-01' } }

export const Empty: Story = { args: { batches: [] } }

export const TooLong: Story = {
  args: {
    batches: [
      {
        batch_no: 'ABCDEFGH-20250301-0000017-02',
        produce_date: '2025-03-01',
        expiry_date: '2027-02-28',
        number: 9_999_999,
      },
      ...batches.slice(1),
    ],
  },
}

export const WithReport: Story = {
  args: {
    batches: [
      {
        batch_no: '2503017',
        produce_date: '2025-03-01',
        expiry_date: '2027-02-28',
        number: 60,
        report_url: '#report',
      },
    ],
  },
}
