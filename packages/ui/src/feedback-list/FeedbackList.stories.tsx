import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeedbackList } from './FeedbackList'
import { answeredFeedbackForStory, feedbackForStory } from './fixtures'

const meta = {
  title: 'Service/FeedbackList',
  component: FeedbackList,
  args: { entries: [feedbackForStory(), answeredFeedbackForStory] },
} satisfies Meta<typeof FeedbackList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const One: Story = { args: { entries: [feedbackForStory()] } }

export const VeryMany: Story = {
  args: {
    entries: Array.from({ length: 30 }, (_, at) =>
      feedbackForStory({ id: at + 1, content: `第 ${at + 1} 次反馈：希望增加按批号搜索。` }),
    ),
  },
}

export const LongWords: Story = {
  args: { entries: [feedbackForStory({ content: '包装破损，药盒变形，请尽快处理。'.repeat(30) })] },
}

export const Dark: Story = { globals: { theme: 'dark' } }
