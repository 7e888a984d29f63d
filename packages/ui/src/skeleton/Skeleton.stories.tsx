import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../panel'
import { Skeleton } from './Skeleton'
import { SkeletonGroup } from './SkeletonGroup'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {}

export const Grid: Story = { args: { variant: 'grid', label: '正在加载商品' } }

export const Rows: Story = { args: { variant: 'rows', label: '正在加载订单' } }

export const Table: Story = { args: { variant: 'table', label: '正在加载商品' } }

/** Rows of a shape of their own, read out once. */
export const GroupOfRows: Story = {
  render: () => (
    <SkeletonGroup label="正在加载消息" count={4} style={{ display: 'grid', gap: 12 }}>
      <Skeleton count={3} />
    </SkeletonGroup>
  ),
}

/** The parts of a page, read out once. */
export const GroupOfPanels: Story = {
  render: () => (
    <SkeletonGroup label="正在加载订单" style={{ display: 'grid', gap: 12 }}>
      <Panel title="订单状态">
        <Skeleton count={2} />
      </Panel>
      <Panel title="商品清单">
        <Skeleton variant="rows" count={4} />
      </Panel>
    </SkeletonGroup>
  ),
}

export const Dark: Story = { args: { variant: 'grid' }, globals: { theme: 'dark' } }
