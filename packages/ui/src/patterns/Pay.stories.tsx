import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartStepHead } from '../cart-step-bar'
import { PayBar, PaymentScope } from '../order-payment'
import payment from '../order-payment/OrderPayment.stories'
import { Panel } from '../panel'
import { onAPhone, ShopFrame, wholePage } from '../part/testing/ShopFrame'
import { PayMethods } from '../pay-methods'
import methods from '../pay-methods/PayMethods.stories'

/** First what is paid, then how; the button repeats the amount. */
function PayPage() {
  return (
    <ShopFrame full={false}>
      <CartStepHead step={3} title="支付订单" stepHref={() => undefined} />
      <Panel title="付款范围">
        <PaymentScope {...payment.args} />
      </Panel>
      <Panel title="支付方式">
        <PayMethods {...methods.args} defaultValue="wechat" />
      </Panel>
      <PayBar due={payment.args.purchase} busy={false} disabled={false} onPay={() => {}} />
    </ShopFrame>
  )
}

const meta = { title: 'Patterns/Pay', component: PayPage, parameters: wholePage } satisfies Meta<
  typeof PayPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnAPhone: Story = { globals: onAPhone }
