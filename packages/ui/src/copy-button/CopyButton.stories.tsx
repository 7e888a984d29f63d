import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from './CopyButton'

const meta = {
  title: 'Form/CopyButton',
  component: CopyButton,
  args: { text: 'YJ26112000000018', name: '订单号' },
  decorators: [story => <p>订单号 YJ26112000000018 {story()}</p>],
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { disabled: true } }

export const LongWords: Story = { args: { labels: { copy: '复制到剪贴板，以便粘贴到网上银行的转账附言里' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Secondary: Story = { args: { variant: 'secondary', size: 'm' } }
