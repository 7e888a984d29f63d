import type { Meta, StoryObj } from '@storybook/react-vite'
import { TransferAccount } from './TransferAccount'

const transfer = {
  amount: '12680.50',
  name: '药集医药供应链有限公司',
  bank: '中国工商银行成都高新技术产业开发区支行',
  account: '4402 2390 0910 0123 456',
  remark: 'YJ202703150000128',
}

const meta = {
  title: 'Cart/TransferAccount',
  component: TransferAccount,
  args: { transfer, write: async () => {} },
} satisfies Meta<typeof TransferAccount>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^复制\s*附言/ }))
  },
}

export const ClipboardRefused: Story = {
  args: { write: () => Promise.reject(new Error('denied')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^复制\s*收款账号/ }))
  },
}

export const TooLong: Story = {
  args: {
    transfer: {
      ...transfer,
      name: '药集（成都）医药供应链管理有限责任公司第二分公司（预付货款专用账户）',
      account: '440223900910012345600000000000000001',
    },
  },
}
