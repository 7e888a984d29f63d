import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateRange } from '../date-range'
import { KeywordFilter } from '../keyword-filter'
import { Skeleton } from '../skeleton'
import { ListEmpty } from './ListEmpty'
import { ListPanel } from './ListPanel'
import { MoreFilters } from './MoreFilters'

const meta = {
  title: 'Page/ListPanel',
  component: ListPanel,
  args: {
    name: '发票',
    counts: { total: 2, page: 1, last_page: 1 },
    refreshing: false,
    filters: (
      <>
        <KeywordFilter label="发票号码或订单号" value={undefined} onSearch={() => {}} />
        <DateRange label="开票日期" value={{ from: '', to: '' }} onValueChange={() => {}} />
      </>
    ),
    children: (
      <ul>
        <li>26314400000012345678 · ¥1,204.00</li>
        <li>26314400000012345679 · ¥86.40</li>
      </ul>
    ),
  },
} satisfies Meta<typeof ListPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** On a narrow screen a button opens the days. */
export const MoreFiltersBehindAButton: Story = {
  args: {
    filters: (
      <MoreFilters
        active={1}
        first={<KeywordFilter label="发票号码或订单号" value={undefined} onSearch={() => {}} />}
      >
        <DateRange
          label="开票日期"
          value={{ from: '2026-11-01', to: '2026-11-30' }}
          onValueChange={() => {}}
        />
      </MoreFilters>
    ),
  },
}

export const Loading: Story = { args: { counts: undefined, children: <Skeleton variant="rows" /> } }

export const Nothing: Story = {
  args: {
    counts: { total: 0, page: 1, last_page: 1 },
    children: (
      <ListEmpty
        size="s"
        name="发票"
        filtered={{ text: '换一个号码，或者放宽开票日期。' }}
        onShowAll={() => {}}
      />
    ),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const WithoutFrame: Story = { args: { framed: false, filters: undefined } }

export const WithoutRecords: Story = {
  args: {
    counts: { total: 0, page: 1, last_page: 1 },
    children: (
      <ListEmpty name="发票" none={{ text: '开具后可以在这里下载。', links: [['申请发票', '#apply']] }} />
    ),
  },
}
