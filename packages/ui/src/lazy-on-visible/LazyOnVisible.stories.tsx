import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../panel'
import { Skeleton } from '../skeleton'
import { LazyOnVisible } from './LazyOnVisible'

const meta = {
  title: 'Page/LazyOnVisible',
  component: LazyOnVisible,
  args: {
    placeholder: <Skeleton variant="rows" count={2} label="正在加载专区" />,
    children: <Panel title="慢病专区">高血压、糖尿病用药</Panel>,
  },
} satisfies Meta<typeof LazyOnVisible>

export default meta
type Story = StoryObj<typeof meta>

export const Visible: Story = {}

/** Further down than the window is high: its content is there after the first scrolling. */
export const BelowTheFirstScreen: Story = {
  decorators: [
    Story => (
      <div style={{ paddingBlockStart: '120vh' }}>
        <Story />
      </div>
    ),
  ],
}

export const Dark: Story = { globals: { theme: 'dark' } }
