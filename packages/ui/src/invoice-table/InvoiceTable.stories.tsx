import type { Meta, StoryObj } from '@storybook/react-vite'
import { ToastProvider } from '../toast'
import { invoiceForStory, invoiceOrderForStory } from './fixtures'
import { InvoiceOrderTable } from './InvoiceOrderTable'
import { InvoiceTable, type InvoiceTableInvoice, type InvoiceTableProps } from './InvoiceTable'
import { NoInvoices } from './NoInvoices'
import { WithdrawInvoiceDialog } from './WithdrawInvoiceDialog'

const applied = invoiceForStory(2, {
  number: '',
  state_text: '待开票',
  issued_on: null,
  pdf_url: '',
  email: 'caigou@kangning.example',
  mail_text: '开具后发送',
  actions: ['change', 'withdraw'],
})

const meta = {
  title: 'Account/InvoiceTable',
  component: InvoiceTable<InvoiceTableInvoice>,
  args: {
    invoices: [
      applied,
      invoiceForStory(1),
      invoiceForStory(3, { is_red: 1, amount: '-56.00' }),
      invoiceForStory(4, {
        number: '',
        state_text: '已驳回',
        reason: '抬头不符',
        pdf_url: '',
        issued_on: null,
      }),
    ],
    orderHref: ({ id }) => `#order-${id}`,
  },
} satisfies Meta<InvoiceTableProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { invoices: undefined } }

export const Refreshing: Story = { args: { refreshing: true } }

export const ManyOrders: Story = {
  args: {
    invoices: [
      invoiceForStory(1, {
        title: '福建省康宁医药连锁有限责任公司五一北路第一百二十八分店',
        number: '',
        orders: Array.from({ length: 12 }, (_, id) => ({ id, sn: `YJ26112100${id + 10}` })),
      }),
    ],
  },
}

/** Orders without an invoice: choose several of one month. */
export const Orders: Story = {
  render: () => (
    <InvoiceOrderTable
      orders={[
        invoiceOrderForStory(1),
        invoiceOrderForStory(2),
        invoiceOrderForStory(3, { period: '2026-10', paid_at: '2026-10-30 16:20:00' }),
        invoiceOrderForStory(4, { state_text: '已驳回', reason: '抬头不符' }),
      ]}
      orderHref={({ order_id }) => `#order-${order_id}`}
    />
  ),
}

export const OrdersLoading: Story = {
  render: () => <InvoiceOrderTable orders={undefined} orderHref={() => '#order'} />,
}

const none = { isFound: true, onChange: () => {}, ordersHref: '#orders' }

export const NoneOfTab: Story = {
  render: () => <NoInvoices {...none} tab={{ value: 'issued', name: '已开票' }} />,
}

export const NoOrders: Story = {
  render: () => <NoInvoices {...none} tab={{ value: 'orders', name: '可开票订单' }} />,
}

export const NotFound: Story = {
  render: () => <NoInvoices {...none} tab={{ value: 'orders', name: '可开票订单' }} isFound={false} />,
}

export const Withdraw: Story = {
  render: () => (
    <ToastProvider>
      <WithdrawInvoiceDialog open onClose={() => {}} invoice={applied} onConfirm={async () => {}} />
    </ToastProvider>
  ),
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

export const OrdersNarrow: Story = { ...Orders, ...Narrow }
