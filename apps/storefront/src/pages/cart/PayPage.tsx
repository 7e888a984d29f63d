import { readId, useParams } from '../../core/navigation/address'
import { CartStepLayout } from '../../features/cart/CartStepLayout'
import { OrderNotFound } from '../../features/orders/OrderNotFound'
import { PaymentSection } from '../../features/payment/PaymentSection'

/** RT-14: step 3, paying one order. */
export default function PayPage() {
  const id = readId(useParams().id)
  return (
    <CartStepLayout step={3} title="支付订单">
      {id === null ? <OrderNotFound /> : <PaymentSection id={id} is_ephedrine={0} />}
    </CartStepLayout>
  )
}
