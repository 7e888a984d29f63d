import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorState } from '../error-state'
import { ledgerRowForStory } from './fixtures'
import { LedgerPanel } from './LedgerPanel'
import { LedgerNone, LedgerRows } from './LedgerRows'
import { LedgerTable, type LedgerTableProps, type LedgerTableRow } from './LedgerTable'

const refund = { direction: 'in', use_type_text: '退款', order_sn: null, remark: '退款至余额' } as const

const meta = {
  title: 'Account/LedgerTable',
  component: LedgerTable<LedgerTableRow>,
  args: {
    name: '收支记录',
    rows: [ledgerRowForStory(2, refund), ledgerRowForStory(1)],
    changeOf: () => '¥128.00',
    afterOf: () => '¥872.00',
    linkOf: sn => ({ href: `#${sn}`, name: `订单 ${sn}` }),
  },
} satisfies Meta<LedgerTableProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Points: Story = {
  args: {
    name: '积分记录',
    changeOf: () => '128',
    afterOf: () => '1408',
    labels: { change: '积分变动', after: '变动后积分' },
  },
}

export const One: Story = { args: { rows: [ledgerRowForStory(1)] } }

export const Loading: Story = { args: { rows: undefined } }

export const Refreshing: Story = { args: { refreshing: true } }

export const LongWords: Story = {
  args: {
    rows: [
      ledgerRowForStory(1, {
        use_type_text: '订单取消退回',
        remark: '冷链商品因本店责任整个包裹退回，退还货款与该包裹的运费，按付款方式原路退回'.repeat(2),
      }),
    ],
    changeOf: () => '¥999,999,999,999.99',
    afterOf: () => '¥999,999,999,999.99',
  },
}

export const Many: Story = { args: { rows: Array.from({ length: 50 }, (_, id) => ledgerRowForStory(id)) } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

/** A ledger with its filters and sums. */
export const InAPanel: Story = {
  render: ({ linkOf, name }) => (
    <LedgerPanel
      ledger="balance"
      labels={{ sums: `${name}合计` }}
      answer={{ total: 2, page: 1, last_page: 1, income: '100.00', expense: '25.50' }}
      refreshing={false}
      uses={[{ use_type: 2, text: '消费' }]}
      use_type={undefined}
      onUseTypeChange={() => {}}
    >
      <LedgerRows
        ledger="balance"
        rows={[{ ...ledgerRowForStory(1), amount: '25.50', balance_after: '74.50' }]}
        linkOf={linkOf}
      />
    </LedgerPanel>
  ),
}

export const NothingYet: Story = {
  args: { name: '积分记录' },
  render: ({ name }) => (
    <LedgerPanel
      ledger="points"
      labels={{ sums: `${name}合计` }}
      answer={{ total: 0, page: 1, last_page: 1, points_in: 0, points_out: 0 }}
      refreshing={false}
      uses={[]}
      use_type={undefined}
      onUseTypeChange={() => {}}
    >
      <LedgerNone ledger="points" />
    </LedgerPanel>
  ),
}

/** The last answer did not arrive: there are no sums. */
export const Failed: Story = {
  render: ({ name }) => (
    <LedgerPanel
      ledger="balance"
      labels={{ sums: `${name}合计` }}
      answer={undefined}
      failed
      refreshing={false}
      uses={[{ use_type: 2, text: '消费' }]}
      use_type={undefined}
      onUseTypeChange={() => {}}
    >
      <ErrorState size="s" kind="busy" onRetry={() => {}} />
    </LedgerPanel>
  ),
}

export const NothingFound: Story = {
  args: { name: '积分记录' },
  render: ({ name }) => (
    <LedgerPanel
      ledger="points"
      labels={{ sums: `${name}合计` }}
      answer={{ total: 0, page: 1, last_page: 1, points_in: 0, points_out: 0 }}
      refreshing={false}
      uses={[{ use_type: 4, text: '兑换' }]}
      use_type={4}
      onUseTypeChange={() => {}}
    >
      <LedgerNone ledger="points" onClear={() => {}} />
    </LedgerPanel>
  ),
}
