import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {}

export const Grid: Story = { args: { variant: 'grid', label: '正在加载商品' } }

export const Rows: Story = { args: { variant: 'rows', label: '正在加载订单' } }
