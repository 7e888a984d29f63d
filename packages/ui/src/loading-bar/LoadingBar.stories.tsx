import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingBar } from './LoadingBar'

const meta = {
  title: 'Feedback/LoadingBar',
  component: LoadingBar,
  args: { active: true },
  decorators: [
    Story => (
      <>
        <Story />
        <p>商品列表</p>
      </>
    ),
  ],
} satisfies Meta<typeof LoadingBar>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {}

export const Still: Story = { args: { active: false } }
