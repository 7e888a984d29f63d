import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link'
import { CheckoutBar } from './CheckoutBar'

const meta = {
  title: 'Order/CheckoutBar',
  component: CheckoutBar,
  args: {
    total: '1286.40',
    address: '四川省成都市武侯区 人民南路四段 12 号 · 陈晓梅 13800000001',
    blocked: '',
    updating: false,
    placing: false,
    onPlace: () => {},
  },
} satisfies Meta<typeof CheckoutBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Blocked: Story = {
  args: {
    blocked: '有 2 份含麻黄碱类商品的回执逾期未上传',
    blockedActions: <Link href="#receipts">上传回执</Link>,
  },
}

export const WithoutAddress: Story = { args: { address: undefined, blocked: '请选择收货地址' } }

export const Updating: Story = { args: { updating: true } }

export const Refused: Story = { args: { failure: '价格已变化，请核对后重新提交（之前应付 ¥1,204.00）' } }

export const LongWords: Story = {
  args: {
    total: '12345678.90',
    address:
      '四川省成都市武侯区 人民南路四段 12 号康宁大厦副楼一层康宁大药房旗舰店收货处（工作日 9 点到 18 点，电梯口左转）· 陈晓梅 13800000001',
    blocked: '《药品经营许可证》已于 2026-10-31 到期，更新并通过审核后才能提交含处方药的订单',
    blockedActions: <Link href="#licence">更新证照</Link>,
  },
}

export const Dark: Story = { args: { failure: '库存不足' }, globals: { theme: 'dark' } }
