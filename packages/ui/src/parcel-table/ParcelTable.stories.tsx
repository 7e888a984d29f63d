import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { underwayForStory } from './fixtures'
import { ParcelTable, type ParcelTableParcel, type ParcelTableProps } from './ParcelTable'

type Table = (props: ParcelTableProps<ParcelTableParcel>) => ReactNode

const meta = {
  title: 'Order/ParcelTable',
  component: ParcelTable as Table,
  args: {
    parcels: [underwayForStory(1), underwayForStory(2, { goods_number: 6, trace: null })],
    orderHref: ({ order_id }) => `#${order_id}`,
  },
} satisfies Meta<Table>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const One: Story = { args: { parcels: [underwayForStory(1)] } }

export const Loading: Story = { args: { parcels: undefined } }

export const TooLong: Story = {
  args: {
    parcels: [
      underwayForStory(1, {
        company: '中国邮政速递物流股份有限公司湖北省医药冷链分公司',
        tracking_no: 'EMS1002003004005006007008009',
        goods_number: 999_999,
        trace: {
          time: '2026-11-24 08:30:00',
          text: '到达武汉转运中心，因冷链车辆检修改由次日上午派送，'.repeat(4),
        },
      }),
    ],
  },
}

export const TooMany: Story = {
  args: { parcels: Array.from({ length: 10 }, (_, at) => underwayForStory(at + 1)) },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
