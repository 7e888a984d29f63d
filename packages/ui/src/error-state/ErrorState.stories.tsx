import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../button'
import { ErrorState } from './ErrorState'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { onRetry: () => {} },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {}

export const Busy: Story = { args: { kind: 'busy' } }

export const Timeout: Story = { args: { kind: 'timeout' } }

export const Offline: Story = { args: { kind: 'offline' } }

export const Retrying: Story = { args: { kind: 'offline', retrying: true } }

export const InAPanel: Story = { args: { size: 's', kind: 'timeout' } }

export const NotToBeRetried: Story = {
  args: {
    message: '该订单已取消',
    onRetry: undefined,
    actions: <LinkButton href="#order">查看我的订单</LinkButton>,
  },
}

export const LongWords: Story = {
  args: {
    message:
      '该商品所属区域暂未向您的企业开放：福建省福州市以外的零售药店需由省级代理商供货，请联系 400-000-0000 或在「控销专区」查看您所在区域的供货商名单后再选购。',
  },
}
