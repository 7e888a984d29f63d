import type { Meta, StoryObj } from '@storybook/react-vite'
import { messageFileForStory, messageForStory } from './fixtures'
import { type Message, MessageList, type MessageListProps } from './MessageList'

const meta = {
  title: 'Order/MessageList',
  component: MessageList<Message>,
  args: {
    'aria-label': '对话',
    messages: [
      messageForStory(1),
      messageForStory(2, { author: 'shop', text: '已联系仓库核对。\n今天补发，运单号稍后发给您。' }),
    ],
    filesOf: ({ id }) => (id === 1 ? [messageFileForStory] : []),
  },
} satisfies Meta<MessageListProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { messages: [] } }

export const LongWords: Story = {
  args: { messages: [messageForStory(1, { text: '外箱破损，批号与随货同行单不一致。'.repeat(20) })] },
}

export const Many: Story = {
  args: {
    messages: Array.from({ length: 40 }, (_, id) =>
      messageForStory(id + 10, { author: id % 2 === 0 ? 'buyer' : 'shop' }),
    ),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
