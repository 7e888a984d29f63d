import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Link } from '../link'
import { Callout } from './Callout'
import { FailureCallout } from './FailureCallout'

const meta = {
  title: 'Feedback/Callout',
  component: Callout,
  args: { children: '《药品经营许可证》将于 2026-12-31 到期，请尽快上传新证。' },
} satisfies Meta<typeof Callout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { action: <Link href="#documents">去上传</Link> } }

export const Bad: Story = {
  args: {
    tone: 'bad',
    children: '有 2 种商品库存不足，订单没有提交。',
    action: <Button>回购物车修改</Button>,
  },
}

export const Good: Story = { args: { tone: 'good', children: '资料已通过审核，可以下单。' } }

export const LongWords: Story = {
  args: {
    children:
      '含麻黄碱类复方制剂须由企业对公账户付款，收货后五日内上传签字盖章的回执；逾期未上传的，将暂停购买该类商品，直到补齐全部回执为止。',
    action: <Button>查看待上传的回执</Button>,
  },
}

export const FailedWrite: Story = {
  render: () => (
    <FailureCallout error={Object.assign(new Error('默认门店不能删除'), { kind: 'refused', code: 422 })} />
  ),
}

export const Dark: Story = { args: { tone: 'bad' }, globals: { theme: 'dark' } }
