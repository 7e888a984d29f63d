import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { receiptForStory, refusedReceiptForStory } from './fixtures'
import { ReceiptRow } from './ReceiptRow'

const meta = {
  title: 'Order/ReceiptRow',
  component: ReceiptRow,
  args: {
    receipt: receiptForStory(),
    href: '#order',
    canSend: true,
    children: (
      <div>
        <Button variant="primary">上传回执</Button>
      </div>
    ),
  },
  decorators: [
    Story => (
      <ul aria-label="含麻订单" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ReceiptRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Refused: Story = { args: { receipt: refusedReceiptForStory } }

export const Passed: Story = {
  args: {
    receipt: receiptForStory({ state: 'passed', state_text: '已通过', due_at: null }),
    canSend: false,
    children: null,
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
