import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Empty } from '../empty'
import { Price } from '../price'
import { RecordCell } from './RecordCell'
import type { RecordColumn } from './RecordColumn'
import { RecordsTable, type RecordsTableProps } from './RecordsTable'

interface Entry {
  id: number
  time: string
  text: string
  amount: string
  purchase?: string
}

const columns: readonly RecordColumn<Entry>[] = [
  { key: 'text', title: '说明', render: entry => entry.text, narrow: 'plain' },
  { key: 'time', title: '时间', render: entry => entry.time, width: '176px' },
  {
    key: 'amount',
    title: '金额',
    align: 'end',
    width: '160px',
    render: entry => <Price value={entry.amount} tone="ink" />,
  },
  {
    key: 'action',
    title: '操作',
    width: '96px',
    narrow: 'plain',
    render: () => <Button size="s">查看</Button>,
  },
]

const rows: Entry[] = [
  {
    id: 4,
    time: '2026-11-22 09:12:40',
    text: '订单 YJ26112200000018',
    amount: '1275.62',
    purchase: 'YJH26112200000018',
  },
  {
    id: 3,
    time: '2026-11-22 09:12:40',
    text: '订单 YJ26112200000019',
    amount: '384.92',
    purchase: 'YJH26112200000018',
  },
  { id: 2, time: '2026-11-20 16:03:11', text: '退款 YJ26111800000007', amount: '-56.00' },
  { id: 1, time: '2026-11-18 10:45:02', text: '充值', amount: '5000.00' },
]

const meta = {
  title: 'Page/RecordsTable',
  component: RecordsTable<Entry>,
  args: { label: '余额明细', columns, rows, rowKey: entry => entry.id },
} satisfies Meta<RecordsTableProps<Entry>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Groups: Story = {
  args: {
    groups: {
      keyOf: entry => entry.purchase,
      renderHead: (key, parts) => `采购 ${key} · ${parts.length} 单`,
    },
  },
}

export const Loading: Story = { args: { rows: undefined } }

export const Refreshing: Story = { args: { refreshing: true } }

/** In a panel, which has the border. */
export const InAPanel: Story = { args: { framed: false } }

export const NoRows: Story = { args: { rows: [], empty: <Empty title="还没有余额明细" /> } }

export const TooLong: Story = {
  args: {
    rows: rows.map(entry => ({
      ...entry,
      text: `${entry.text} ${'云南白药集团健康产品有限公司'.repeat(4)} ${'ABCDEFGH0123456789'.repeat(6)}`,
      amount: '999999999999.99',
    })),
  },
}

export const TooMany: Story = {
  args: {
    stickyHead: true,
    rows: Array.from({ length: 60 }, (_, id) => ({ ...(rows[id % 4] as Entry), id })),
  },
}

/** In a narrow part of a wide page, and on a phone. */
export const Narrow: Story = {
  ...Groups,
  decorators: [story => <div style={{ maxWidth: 390 }}>{story()}</div>],
}

export const NarrowLoading: Story = { ...Narrow, args: { rows: undefined } }

export const Dark: Story = { ...Groups, globals: { theme: 'dark' } }

/** Cells with more than one line are RecordCells. */
export const SeveralLines: Story = {
  args: {
    columns: [
      {
        key: 'text',
        title: '说明',
        narrow: 'plain',
        lines: 2,
        render: entry => <RecordCell about={[entry.time]}>{entry.text}</RecordCell>,
      },
      ...columns.slice(2),
    ],
  },
}
