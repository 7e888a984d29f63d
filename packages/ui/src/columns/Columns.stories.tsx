import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../panel'
import { Columns } from './Columns'

const meta = {
  title: 'Page/Columns',
  component: Columns,
  args: {
    aside: <Panel title="金额">应付 ¥128.00</Panel>,
    children: (
      <>
        <Panel title="订单动态">已发货</Panel>
        <Panel title="商品清单">阿莫西林胶囊 ×40 盒</Panel>
      </>
    ),
  },
} satisfies Meta<typeof Columns>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Wide: Story = { args: { size: 'm' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
