import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { orderedLineForStory, orderForStory, purchaseForStory } from './fixtures'
import { OrderTable, type OrderTableOrder, type OrderTableProps } from './OrderTable'

const meta = {
  title: 'Order/OrderTable',
  component: OrderTable<OrderTableOrder>,
  args: {
    orders: [
      orderForStory(1, { slip_refused: '到账金额不足' }),
      orderForStory(2, {
        status: 40,
        status_text: '已发货',
        pay_before: null,
        line_count: 12,
        goods_number: 480,
        gift_number: 4,
        amounts: { payable_amount: '975.62', balance_amount: '300.00' },
        lines: [orderedLineForStory(1), orderedLineForStory(2, { is_gift: 1, number: 2 })],
      }),
      orderForStory(3, { status: -10, status_text: '已取消', pay_before: null, is_ephedrine: 1 }),
    ],
    orderHref: ({ id }) => `#order-${id}`,
    purchaseHref: ({ parent_sn }) => `#${parent_sn}`,
    renderActions: () => <Button size="s">去付款</Button>,
    renderPay: () => (
      <Button size="s" variant="primary">
        合并付款
      </Button>
    ),
  },
} satisfies Meta<OrderTableProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Two orders of one purchase, of which a third is on another page. */
export const Purchases: Story = {
  args: {
    orders: [
      orderForStory(1, { parent_sn: 'YJH7' }),
      orderForStory(2, { parent_sn: 'YJH7' }),
      orderForStory(3),
    ],
    purchases: [purchaseForStory({ part_count: 3, unpaid_count: 3 })],
  },
}

/** A head office reads the orders of its stores beside its own. */
export const OfStores: Story = {
  args: {
    orders: [
      orderForStory(1),
      orderForStory(2, { store: { company: '康宁大药房一分店' } }),
      orderForStory(3, { store: { company: '康宁大药房成都高新区天府软件园二分店' } }),
    ],
  },
}

export const Loading: Story = { args: { orders: undefined } }

export const Refreshing: Story = { args: { refreshing: true } }

export const InAPanel: Story = { args: { framed: false } }

export const LongWords: Story = {
  args: {
    orders: [
      orderForStory(1, {
        warehouse: '成都中心仓冷链药品与第二类精神药品专用库'.repeat(2),
        slip_refused: '付款户名与企业名称不一致，请用企业对公账户重新付款并上传回单',
        amounts: { payable_amount: '999999999.99', balance_amount: '99999999.00' },
        lines: [orderedLineForStory(1, { name: '注射用重组人干扰素α2b（假单胞菌）'.repeat(6) })],
      }),
    ],
  },
}

export const Many: Story = {
  args: { orders: Array.from({ length: 40 }, (_, at) => orderForStory(at + 1)) },
}

export const Dark: Story = { ...Purchases, globals: { theme: 'dark' } }

export const Narrow: Story = {
  ...Purchases,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
