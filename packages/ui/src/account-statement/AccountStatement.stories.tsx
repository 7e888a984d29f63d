import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, LinkButton } from '../button'
import { AccountStatement } from './AccountStatement'
import {
  noStatementRows,
  statementForStory,
  statementPaymentForStory,
  statementRowsForStory,
} from './fixtures'
import { StatementBar } from './StatementBar'

const meta = {
  title: 'Account/AccountStatement',
  component: AccountStatement,
  args: { answer: statementForStory(), orderHref: ({ order_id }) => `#order-${order_id}` },
} satisfies Meta<typeof AccountStatement>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { answer: undefined } }

export const Refreshing: Story = { args: { refreshing: true } }

/** Nothing happened in the month: the balance is what it was. */
export const NoRows: Story = {
  args: { answer: statementForStory({ is_running: 0, row_count: 0, statement: noStatementRows }) },
}

const NO_TOTALS = {
  ...{ order_count: 0, goods_amount: '0.00', deducted_amount: '0.00' },
  ...{ shipping_amount: '0.00', paid_amount: '0.00', refunded_amount: '0.00', net_amount: '0.00' },
  invoiced_amount: '0.00',
}

/** A head office: the totals of each store, and each row names its own. */
export const SeveralStores: Story = {
  args: {
    answer: statementForStory({
      store_id: null,
      company: '康宁医药连锁有限公司',
      statement: statementRowsForStory({
        payments: [
          statementPaymentForStory(1, { company: '康宁大药房一分店' }),
          statementPaymentForStory(2, { company: '康宁大药房二分店', kind: 'extra', pay_text: '对公转账' }),
        ],
        store_totals: [
          { ...NO_TOTALS, user_id: 1, company: '康宁医药连锁有限公司' },
          {
            ...NO_TOTALS,
            user_id: 2,
            company: '康宁大药房一分店',
            ...{ order_count: 1, goods_amount: '120.00', deducted_amount: '11.00', shipping_amount: '10.00' },
            paid_amount: '119.00',
            net_amount: '119.00',
          },
          {
            ...NO_TOTALS,
            user_id: 3,
            company: '康宁大药房二分店',
            refunded_amount: '20.00',
            net_amount: '-20.00',
          },
        ],
      }),
    }),
  },
}

/** Tables go page by page. */
export const Many: Story = {
  args: {
    answer: statementForStory({
      statement: statementRowsForStory({
        payments: Array.from({ length: 120 }, (_, at) => statementPaymentForStory(at + 1)),
      }),
    }),
  },
}

export const TooMany: Story = { args: { answer: statementForStory({ row_count: 6213, statement: null }) } }

export const LongWords: Story = {
  args: {
    answer: statementForStory({
      company: '康宁医药连锁有限公司浦东新区张江高科技园区分公司'.repeat(3),
      statement: statementRowsForStory({
        payments: [
          statementPaymentForStory(1, {
            sn: 'YJ26112000000001'.repeat(4),
            goods_amount: '999999999.99',
            cost_amount: '999999999.99',
            online_amount: '999999999.99',
          }),
        ],
      }),
    }),
  },
}

/** Above it: which statement it is, and what can be done with it. */
export const Bar: Story = {
  render: () => (
    <StatementBar
      month="2026-11"
      previous_month="2026-10"
      next_month={null}
      onMonthChange={() => {}}
      stores={[
        { user_id: 1, company: '康宁医药连锁有限公司' },
        { user_id: 2, company: '康宁大药房一分店' },
      ]}
      store_id={null}
      onStoreChange={() => {}}
    >
      <Button>导出 Excel</Button>
      <LinkButton href="#pdf" variant="primary">
        下载 PDF
      </LinkButton>
    </StatementBar>
  ),
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
