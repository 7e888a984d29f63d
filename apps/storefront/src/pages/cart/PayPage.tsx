import { useParams } from 'react-router-dom'
import { CartStepFrame } from '../../app/cart/CartStepFrame'
import { NoOrder } from '../../app/cart/NoOrder'
import { orderIdOf } from '../../app/cart/orderIdOf'
import { PayDesk } from '../../app/cart/PayDesk'

/** RT-14: step 3, paying one order. */
export default function PayPage() {
  const id = orderIdOf(useParams().id)
  return (
    <CartStepFrame step={3} title="支付订单">
      {id === null ? <NoOrder /> : <PayDesk id={id} is_ephedrine={0} />}
    </CartStepFrame>
  )
}
