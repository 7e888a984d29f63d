import type { Meta, StoryObj } from '@storybook/react-vite'
import * as addresses from '../address-picker/AddressPicker.stories'
import { CartStepHead } from '../cart-step-bar'
import { CheckoutBar } from '../checkout-bar'
import bar from '../checkout-bar/CheckoutBar.stories'
import { CheckoutChanges } from '../checkout-changes'
import changes from '../checkout-changes/CheckoutChanges.stories'
import { CheckoutLayout } from '../checkout-layout'
import * as coupons from '../coupon-choice/CouponChoice.stories'
import { OrderAmounts } from '../order-amounts'
import { amountsForStory } from '../order-amounts/fixtures'
import { OrderLines } from '../order-lines'
import lines from '../order-lines/OrderLines.stories'
import { Panel } from '../panel'
import { onAPhone, ShopFrame, wholePage } from '../part/testing/ShopFrame'
import { storyAs } from '../part/testing/StateSheet'
import { TextArea } from '../text-field'

const Addresses = storyAs(addresses, 'Default')
const Coupons = storyAs(coupons, 'Folded')

const amounts = amountsForStory('3153.00')

/** What has changed since the cart comes first; then where it goes and what it is; beside them each decision, and the bar with what is paid. */
function CheckPage() {
  return (
    <ShopFrame full={false}>
      <CartStepHead step={2} title="核对订单信息" stepHref={step => (step === 1 ? '#cart' : undefined)} />
      <CheckoutChanges {...changes.args} />
      <CheckoutLayout
        aside={
          <>
            <Panel size="s" title="优惠与余额">
              <Coupons />
            </Panel>
            <Panel size="s" title="订单备注">
              <TextArea
                label="备注"
                labelHidden
                rows={1}
                maxLength={200}
                placeholder="选填：对配送、开票或批号的要求"
              />
            </Panel>
            <Panel size="s" title="金额明细">
              <OrderAmounts amounts={amounts} wide />
            </Panel>
          </>
        }
        bar={
          <CheckoutBar
            {...bar.args}
            address="福建省福州市鼓楼区 人民路 128 号 1 层 · 陈晓梅 13800000001"
            total={amounts.payable_amount}
          />
        }
      >
        <Panel title="收货信息">
          <Addresses />
        </Panel>
        <Panel title="商品清单">
          <OrderLines {...lines.args} folds />
        </Panel>
      </CheckoutLayout>
    </ShopFrame>
  )
}

const meta = { title: 'Patterns/Check', component: CheckPage, parameters: wholePage } satisfies Meta<
  typeof CheckPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnAPhone: Story = { globals: onAPhone }
