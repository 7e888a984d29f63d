import type { Meta, StoryObj } from '@storybook/react-vite'
import { LicenceBanner } from './LicenceBanner'

const meta = {
  title: 'Chrome/LicenceBanner',
  component: LicenceBanner,
  args: { licence_state: 'expired', href: '#zzzj' },
} satisfies Meta<typeof LicenceBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = { args: { licence_state: 'draft' } }

export const Submitted: Story = { args: { licence_state: 'submitted' } }

export const Rejected: Story = {
  args: { licence_state: 'rejected', licence_message: '《药品经营许可证》图片不清晰，请重新上传' },
}

export const Passed: Story = { args: { licence_state: 'passed' } }

export const RunsOutSoon: Story = {
  args: { licence_state: 'passed', licence_message: '《药品经营许可证》将于 7 天后到期，请更新' },
}

export const Updating: Story = { args: { licence_state: 'updating' } }

export const Expired: Story = {}

export const LongWords: Story = {
  args: {
    licence_message:
      '《药品经营许可证》（闽 CB5910001）已于 2027-03-15 到期、《采购人员授权委托书》已于 2027-03-01 到期，更新后可继续提交订单；购物车中的商品会为您保留，期间价格如有变动以提交时为准。',
  },
}
