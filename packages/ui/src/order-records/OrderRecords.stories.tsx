import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns } from '../columns'
import { OrderStatus } from '../order-status'
import { Panel } from '../panel'
import {
  afterSaleForStory,
  invoiceForOrderStory,
  orderDetailForStory,
  orderHrefsForStory,
  orderSummaryForStory,
  paymentForStory,
  refundForStory,
  transferForStory,
} from './fixtures'
import { OrderDetail } from './OrderDetail'
import { OrderDetailSkeleton } from './OrderDetailSkeleton'
import { OrderAfterSales, OrderInvoices, OrderPayments, OrderRefunds } from './OrderRecords'
import { OrderSummary } from './OrderSummary'

const meta = {
  title: 'Order/OrderRecords',
  component: OrderPayments,
  args: { payments: [transferForStory, paymentForStory] },
} satisfies Meta<typeof OrderPayments>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Refunds: Story = { render: () => <OrderRefunds refunds={[refundForStory]} /> }

export const Invoices: Story = {
  render: () => (
    <OrderInvoices
      invoices={[
        { ...invoiceForOrderStory, id: 2, is_red: 1, amount: '-28.00' },
        invoiceForOrderStory,
        {
          ...invoiceForOrderStory,
          id: 3,
          state: 'rejected',
          state_text: '已驳回',
          reason: '税号有误',
          pdf_url: '',
        },
      ]}
      hrefOf={() => '#invoices'}
    />
  ),
}

export const AfterSales: Story = {
  render: () => <OrderAfterSales after_sales={[afterSaleForStory]} hrefOf={() => '#return'} />,
}

export const Summary: Story = {
  render: () => (
    <Panel title="订单信息">
      <OrderSummary detail={orderSummaryForStory} />
    </Panel>
  ),
}

export const All: Story = {
  render: ({ payments }) => (
    <Columns
      aside={
        <>
          <Panel title="订单信息">
            <OrderSummary detail={orderSummaryForStory} />
          </Panel>
          <OrderPayments payments={payments} />
        </>
      }
    >
      <OrderAfterSales after_sales={[afterSaleForStory]} hrefOf={() => '#return'} />
    </Columns>
  ),
}

const status = (
  <OrderStatus
    order={{ status: 40, status_text: '待收货' }}
    next_step={{ text: '商品已发出，请在收到后验收。', until: null }}
  />
)

export const Whole: Story = {
  render: () => (
    <OrderDetail detail={orderDetailForStory} hrefs={orderHrefsForStory}>
      {status}
    </OrderDetail>
  ),
}

/** Of a store, as its head office sees it. */
export const ReadOnly: Story = {
  render: () => (
    <OrderDetail detail={orderDetailForStory} hrefs={orderHrefsForStory} readOnly>
      {status}
    </OrderDetail>
  ),
}

export const Loading: Story = { render: () => <OrderDetailSkeleton /> }

/** Without entries a list is not shown. */
export const Nothing: Story = {
  render: () => (
    <div>
      <p>没有付款记录时不显示：</p>
      <OrderPayments payments={[]} />
    </div>
  ),
}

export const VeryMany: Story = {
  args: { payments: Array.from({ length: 20 }, (_, at) => ({ ...paymentForStory, sn: `P${at + 1}` })) },
}

export const Dark: Story = { globals: { theme: 'dark' } }
