import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderLinkForStory } from './fixtures'
import { OrderLinks } from './OrderLinks'

const paid = orderLinkForStory({
  id: 2,
  sn: 'YJ26112200000019',
  status: 20,
  status_text: '待审核',
  balance_amount: '300.00',
})

const meta = {
  title: 'Order/OrderLinks',
  component: OrderLinks,
  args: {
    title: '同次提交的其他订单',
    orders: [
      orderLinkForStory(),
      paid,
      orderLinkForStory({ id: 3, sn: 'YJ26112200000020', is_ephedrine: 1 }),
    ],
    hrefOf: ({ id }, page) => `#${page}-${id}`,
  },
} satisfies Meta<typeof OrderLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NothingToPay: Story = { args: { orders: [paid] } }

export const LongWords: Story = {
  args: {
    orders: [
      orderLinkForStory({
        warehouse: '成都中心仓冷链药品与第二类精神药品专用库'.repeat(3),
        sn: 'YJ26112200000018'.repeat(5),
        payable_amount: '999999999.99',
        balance_amount: '99999999.00',
      }),
    ],
  },
}

export const Many: Story = {
  args: { orders: Array.from({ length: 30 }, (_, at) => orderLinkForStory({ id: at + 1 })) },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
