import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { manyLines } from '../cart-table/fixtures'
import { SideCart, type SideCartProps } from './SideCart'
import type { SideCartLine } from './sideCartTypes'

const total = {
  selected_count: 6,
  goods_amount: '1420.40',
  saved_amount: '42.00',
  payable_amount: '1386.40',
  shipping_data: { shipping_amount: '8.00' },
  action: { state: 'checkout' as const, message: '' },
}

function SideCartStory({ open: first, ...rest }: SideCartProps<SideCartLine>) {
  const [open, setOpen] = useState(first)
  return (
    <div style={{ minHeight: 520 }}>
      <p>页面内容。手机上没有侧边购物车，购物车在页头。</p>
      <SideCart {...rest} open={open} onOpenChange={setOpen} />
    </div>
  )
}

const meta = {
  title: 'Cart/SideCart',
  component: SideCart as typeof SideCartStory,
  render: args => <SideCartStory {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    count: 6,
    lines: manyLines(6),
    total,
    goodsHref: line => `#${line.goods.id}`,
    cartHref: '#cart',
    onNumber: () => {},
    onDelete: () => {},
  },
} satisfies Meta<typeof SideCartStory>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const NumbersShown: Story = { args: { onNumber: undefined } }

export const NumberRefused: Story = {
  args: { lines: manyLines(2).map(line => ({ ...line, error: '库存只剩 12 盒' })) },
}

export const Closed: Story = { args: { open: false } }

export const NotOnTheCartPage: Story = { args: { open: true, allowed: false } }

export const Refreshing: Story = { args: { refreshing: true } }

export const Loading: Story = { args: { lines: undefined, total: undefined } }

export const Failed: Story = { args: { failed: true, lines: undefined, total: undefined, onRetry: () => {} } }

export const Empty: Story = { args: { count: 0, lines: [] } }

export const Visitor: Story = {
  args: {
    lines: manyLines(3).map(line => ({ ...line, price: undefined })),
    total: {
      selected_count: 0,
      goods_amount: undefined,
      payable_amount: undefined,
      shipping_data: undefined,
      action: { state: 'login', message: '登录后可见金额' },
    },
  },
}

export const TooMany: Story = { args: { count: 1280, lines: manyLines(1280) } }

export const TooLong: Story = {
  args: {
    lines: manyLines(2).map(line => ({
      ...line,
      number: 9_999_990,
      goods: { ...line.goods, name: '注射用重组人粒细胞巨噬细胞刺激因子（预灌封注射器包装，含注射用水）' },
    })),
  },
}

/** For the page: how prices are not hidden. */
export const ZeroPrices: Story = {
  tags: ['!dev'],
  args: {
    lines: manyLines(3).map(line => ({ ...line, price: '0.00' })),
    total: { ...total, payable_amount: '0.00' },
  },
}
