import type { Meta, StoryObj } from '@storybook/react-vite'
import { coversPage } from '../part/testing/coversPage'
import { ToastProvider } from '../toast'
import { EndOrderDialog, ReceiveOrderDialog } from './OrderDialogs'

const never = () => new Promise<never>(() => {})

const meta = {
  title: 'Order/OrderDialogs',
  component: EndOrderDialog,
  parameters: coversPage,
  decorators: [
    Story => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: { kind: 'cancel', sn: 'YJ26112200000018', open: true, onClose: () => {}, onConfirm: never },
} satisfies Meta<typeof EndOrderDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ClosePaidOrder: Story = { args: { kind: 'close' } }

export const Receive: Story = {
  render: ({ sn, open, onClose }) => (
    <ReceiveOrderDialog
      {...{ sn, open, onClose }}
      order={{
        goods_number: 40,
        gift_number: 2,
        to_receive: { line_count: 1, goods_number: 30, gift_number: 2 },
      }}
      acceptHref="#check"
      onConfirm={never}
    />
  ),
}

export const Dark: Story = { globals: { theme: 'dark' } }
