import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../icon'
import { Button, LinkButton } from './Button'
import { ButtonRow } from './ButtonRow'
import { LinkButtons } from './LinkButtons'

const meta = {
  title: 'Form/Button',
  component: Button,
  args: { children: '提交订单', variant: 'primary' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}

export const Secondary: Story = { args: { variant: 'secondary', children: '返回购物车' } }

export const Quiet: Story = { args: { variant: 'quiet', children: '删除选中' } }

export const Danger: Story = { args: { variant: 'danger', children: '删除' } }

export const Busy: Story = { args: { busy: true, children: '正在提交' } }

export const Disabled: Story = { args: { disabled: true, children: '请先选择地址' } }

export const WithIcon: Story = {
  args: {
    variant: 'secondary',
    children: (
      <>
        <Icon name="star" size="s" />
        收藏
      </>
    ),
  },
}

export const FullWidth: Story = { args: { fullWidth: true, size: 'l', children: '登录' } }

export const AsLink: Story = {
  render: () => (
    <LinkButton href="#cart" variant="primary">
      去购物车结算
    </LinkButton>
  ),
}

export const LongWords: Story = {
  args: { children: '同意《药品经营企业用户服务协议》与《隐私政策》并提交企业证照资料进行审核' },
}

export const EverySizeAndVariant: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {(['s', 'm', 'l'] as const).map(size => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          <Button variant="primary" size={size}>
            去结算
          </Button>
          <Button variant="secondary" size={size}>
            继续选购
          </Button>
          <Button variant="danger" size={size}>
            删除
          </Button>
          <Button variant="quiet" size={size}>
            移入收藏
          </Button>
          <Button variant="primary" size={size} busy>
            支付中
          </Button>
          <Button variant="primary" size={size} disabled>
            已售罄
          </Button>
        </div>
      ))}
    </div>
  ),
}

/** Links to go on, the best first. */
export const SeveralLinks: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <LinkButtons
        links={[
          ['看每日特价', '#everyday'],
          ['去领券', '#coupons'],
        ]}
      />
    </div>
  ),
}

/** At the end of a panel: the main button is last, on a phone the nearest to the content. */
export const Row: Story = {
  render: () => (
    <ButtonRow align="end">
      <Button size="l">取消</Button>
      <Button size="l" variant="primary">
        提交审核
      </Button>
    </ButtonRow>
  ),
}
