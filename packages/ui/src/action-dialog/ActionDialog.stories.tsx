import type { Meta, StoryObj } from '@storybook/react-vite'
import { coversPage } from '../part/testing/coversPage'
import { RadioGroup } from '../radio-group'
import { ToastProvider } from '../toast'
import { ActionDialog } from './ActionDialog'

const meta = {
  title: 'Feedback/ActionDialog',
  component: ActionDialog,
  parameters: coversPage,
  decorators: [
    Story => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: {
    open: true,
    onClose: () => {},
    title: '取消订单',
    description: '取消后不能恢复，已付金额原路退回。',
    cancelText: '保留订单',
    confirmText: '取消订单',
    variant: 'danger',
    doneText: '订单已取消',
    unknownOutcome: '请刷新页面查看订单状态',
    onConfirm: () => new Promise(() => {}),
  },
} satisfies Meta<typeof ActionDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAForm: Story = {
  args: {
    children: (
      <RadioGroup
        legend="取消原因"
        name="reason"
        defaultValue="wrong"
        options={[
          { value: 'wrong', label: '买错了' },
          { value: 'price', label: '价格不合适' },
          { value: 'late', label: '不需要了' },
        ]}
      />
    ),
  },
}

export const Harmless: Story = {
  args: {
    title: '确认收货',
    description: '请先核对商品和数量，无误后再确认。',
    cancelText: '暂不确认',
    confirmText: '确认收货',
    variant: 'primary',
  },
}

/** For the page: how it is not written. */
export const SameWords: Story = {
  tags: ['!dev'],
  args: { description: '是否取消？', cancelText: '取消', confirmText: '确定', variant: 'primary' },
}

/** The reason is shown after a press of the button. */
export const Refused: Story = {
  args: {
    onConfirm: () =>
      Promise.reject(Object.assign(new Error('订单正在出库，不能取消'), { kind: 'refused', code: 422 })),
  },
  play: async ({ canvasElement }) => {
    const buttons = canvasElement.ownerDocument.querySelectorAll<HTMLElement>(
      '[role="dialog"] [type="submit"]',
    )
    buttons[0]?.click()
  },
}

export const LongWords: Story = {
  args: {
    description:
      '取消后不能恢复。本单含麻黄碱类复方制剂，已由企业对公账户付款的，退款须退回同一账户，一般在三个工作日内到账；随单赠品、换购商品和已使用的优惠券一并退回。',
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
