import type { Meta, StoryObj } from '@storybook/react-vite'
import { ManjianHints } from './ManjianHints'

const summer = {
  goods_manjian_id: 1,
  name: '夏季常备药',
  eligible_amount: '632.50',
  reduce_amount: '20.00',
  missing_amount: '367.50',
  manjians: [
    { amount: '500.00', reduce: '20.00', status: 1 as const },
    { amount: '1000.00', reduce: '60.00', status: 0 as const },
  ],
}

const notReached = {
  goods_manjian_id: 2,
  name: '慢病用药专场',
  eligible_amount: '180.00',
  reduce_amount: '0.00',
  missing_amount: '120.00',
  manjians: [{ amount: '300.00', reduce: '15.00', status: 0 as const }],
}

const meta = {
  title: 'Cart/ManjianHints',
  component: ManjianHints,
  args: { list: [notReached, summer], goodsHref: ({ goods_manjian_id }) => `#${goods_manjian_id}` },
} satisfies Meta<typeof ManjianHints>

export default meta
type Story = StoryObj<typeof meta>

export const ReachedFirst: Story = {}

export const NoneReached: Story = { args: { list: [notReached] } }

export const HighestReached: Story = {
  args: { list: [{ ...summer, reduce_amount: '60.00', missing_amount: '0.00' }] },
}

export const TooMany: Story = {
  args: {
    list: Array.from({ length: 12 }, (_, at) => ({
      ...notReached,
      goods_manjian_id: at + 10,
      name: `第 ${at + 1} 专场满减`,
    })),
  },
}

export const LongWords: Story = {
  args: { list: [{ ...summer, name: '二〇二七年度夏季基层医疗机构常备药品集中采购感恩回馈专场' }] },
}
