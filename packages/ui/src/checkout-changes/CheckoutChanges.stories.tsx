import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckoutChanges } from './CheckoutChanges'

const risen = { goods_id: 7, name: '阿莫西林胶囊', message: '价格已上涨，由 ¥12.80 变为 ¥17.20' }
const gone = { goods_id: 0, name: '', message: '2 种商品已不在购物车中' }
const coupon = { goods_id: 0, name: '新店满减券', message: '已用于待付款的订单' }

const meta = {
  title: 'Order/CheckoutChanges',
  component: CheckoutChanges,
  args: { changes: [risen, gone, coupon] },
} satisfies Meta<typeof CheckoutChanges>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const GoodsOnly: Story = { args: { changes: [risen, gone] } }

export const CouponOnly: Story = { args: { changes: [coupon] } }

export const None: Story = { args: { changes: [] } }

export const VeryMany: Story = {
  args: {
    changes: Array.from({ length: 80 }, (_, index) => ({
      ...risen,
      goods_id: index + 1,
      name: `阿莫西林胶囊 ${index + 1}`,
    })),
  },
}

export const LongWords: Story = {
  args: {
    changes: [
      {
        ...risen,
        message:
          '该商品所属区域暂未向您的企业开放，已从本次订单中移除：福建省福州市以外的零售药店需由省级代理商供货，请联系客服或在控销专区查看供货商名单后再选购',
      },
    ],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
