import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountSummary } from './AccountSummary'
import { EnterprisePanel } from './EnterprisePanel'
import { accountUserForStory, enterpriseForStory } from './fixtures'

const meta = {
  title: 'Account/AccountSummary',
  component: AccountSummary,
  args: { user: accountUserForStory() },
} satisfies Meta<typeof AccountSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SeveralStores: Story = { args: { user: accountUserForStory({ store_count: 12, admin: null }) } }

export const LongName: Story = {
  args: { user: accountUserForStory({ company: '四川省成都市武侯区康宁连锁大药房有限责任公司'.repeat(3) }) },
}

export const Enterprise: Story = {
  render: () => <EnterprisePanel enterprise={enterpriseForStory} rank="金牌会员" licence="已通过" />,
}

export const EnterpriseToDo: Story = {
  render: () => (
    <EnterprisePanel
      enterprise={enterpriseForStory}
      licence="证照已过期"
      message="《药品经营许可证》已于 2026-11-10 到期，请更新后再结算"
    />
  ),
}

export const EnterpriseLoading: Story = { render: () => <EnterprisePanel enterprise={undefined} /> }

export const Dark: Story = { globals: { theme: 'dark' } }
