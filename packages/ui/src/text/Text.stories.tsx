import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from './Text'

const meta = {
  title: 'Page/Text',
  component: Text,
  args: { children: '药品按许可证上的地址配送。其他地址审核通过后，才能在下单时选择。' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Normal: Story = { args: { tone: 'normal', size: 'm' } }

export const Good: Story = { args: { tone: 'good', children: '已通过' } }

export const Bad: Story = { args: { tone: 'bad', children: '未通过：照片不清晰' } }

export const LongWord: Story = { args: { children: '编号 91350100MA31ABCDEF'.repeat(8) } }

export const Dark: Story = { globals: { theme: 'dark' } }
