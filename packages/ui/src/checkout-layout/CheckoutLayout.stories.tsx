import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckoutBar } from '../checkout-bar'
import { CouponChoice } from '../coupon-choice'
import { OrderAmounts } from '../order-amounts'
import { amountsForStory } from '../order-amounts/fixtures'
import { OrderLines } from '../order-lines'
import * as lines from '../order-lines/OrderLines.stories'
import { Panel } from '../panel'
import { CheckoutLayout } from './CheckoutLayout'

const amounts = amountsForStory('3153.00')

const meta = {
  title: 'Order/CheckoutLayout',
  component: CheckoutLayout,
  args: {
    children: (
      <Panel title="商品清单">
        <OrderLines {...lines.Folded.args} parts={lines.Folded.args?.parts ?? []} />
      </Panel>
    ),
    aside: (
      <>
        <Panel size="s" title="优惠与余额">
          <CouponChoice folds legend="优惠券" coupons={[]} value={null} onValueChange={() => {}} />
          没有可用于本次订单的优惠券
        </Panel>
        <Panel size="s" title="金额明细">
          <OrderAmounts amounts={amounts} wide />
        </Panel>
      </>
    ),
    bar: (
      <CheckoutBar
        total={amounts.payable_amount}
        address="福建省福州市鼓楼区 人民路 128 号 1 层 · 陈晓梅 13800000001"
        blocked=""
        updating={false}
        placing={false}
        onPlace={() => {}}
      />
    ),
  },
} satisfies Meta<typeof CheckoutLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Blocked: Story = {
  args: {
    bar: (
      <CheckoutBar
        total={amounts.payable_amount}
        blocked="请选择收货地址"
        updating={false}
        placing={false}
        onPlace={() => {}}
      />
    ),
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
