import type { Meta, StoryObj } from '@storybook/react-vite'
import { WechatPanel } from './WechatPanel'
import { ConfirmedWechat, WechatQuestion } from './WechatQuestion'

const meta = {
  title: 'Account/WechatPanel',
  component: WechatPanel,
  args: { binding: { is_bound: 1, nickname: '陈晓梅', bound_at: '2026-11-22 09:12:40' } },
} satisfies Meta<typeof WechatPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Unbound: Story = { args: { binding: { is_bound: 0, nickname: '', bound_at: null } } }

export const Loading: Story = { args: { binding: undefined } }

export const Binding: Story = { args: { busy: true } }

export const LongWords: Story = {
  args: { binding: { is_bound: 1, nickname: '康宁大药房采购部'.repeat(8), bound_at: '2026-11-22 09:12:40' } },
}

/** Of a visitor. */
export const Question: Story = { render: () => <WechatQuestion loginHref="#login" /> }

export const QuestionDeclined: Story = { render: () => <WechatQuestion loginHref="#login" declined /> }

export const QuestionFailed: Story = {
  render: () => (
    <WechatQuestion
      loginHref="#login"
      failure={Object.assign(new Error('微信确认已过期，请重新确认'), { kind: 'refused' })}
    />
  ),
}

export const QuestionLoading: Story = { render: () => <WechatQuestion loading /> }

export const Confirmed: Story = { render: () => <ConfirmedWechat nickname="陈晓梅" onChange={() => {}} /> }

export const Dark: Story = { globals: { theme: 'dark' } }
