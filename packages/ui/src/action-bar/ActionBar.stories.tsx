import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActionBar } from './ActionBar'

const nothing = () => undefined

const meta = {
  title: 'Order/ActionBar',
  component: ActionBar,
  args: {
    name: '订单 YJ26112200000018',
    actions: [
      { key: 'pay', text: '去付款', variant: 'primary', href: '#pay' },
      { key: 'slip', text: '上传转账凭证', href: '#slip' },
      { key: 'reorder', text: '再次购买', onPress: nothing },
      { key: 'cancel', text: '取消订单', onPress: nothing },
    ],
  },
} satisfies Meta<typeof ActionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The less urgent ones are in a panel: for a row of a list. */
export const WithMore: Story = { args: { max: 2, size: 's' } }

export const None: Story = { args: { actions: [] } }

export const Busy: Story = {
  args: { actions: [{ key: 'reorder', text: '再次购买', onPress: nothing, busy: true }] },
}

export const Failed: Story = { args: { failure: '没有收到结果。请到购物车查看是否已加入。' } }

export const LongWords: Story = {
  args: {
    actions: ['上传含麻黄碱类复方制剂的签收回执', '申请其他售后服务和补充资料', '修改收货地址与开票信息'].map(
      text => ({
        key: text,
        text,
        onPress: nothing,
      }),
    ),
  },
}

export const Many: Story = {
  args: {
    max: 2,
    actions: Array.from({ length: 14 }, (_, at) => ({ key: `${at}`, text: `操作 ${at + 1}` })),
  },
}

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } }

export const NarrowStretched: Story = {
  args: { max: 2, stretched: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
