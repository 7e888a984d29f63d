import { useSearchParams } from 'react-router-dom'
import { CartStepFrame } from '../../app/cart/CartStepFrame'
import { NoOrder } from '../../app/cart/NoOrder'
import { orderIdOf } from '../../app/cart/orderIdOf'
import { HotGoods } from './HotGoods'
import * as css from './PaidPage.css'
import { PaidSheet } from './PaidSheet'

/** RT-15: step 4, what became of the payment, what comes next, and what else sells. */
export default function PaidPage() {
  const [query] = useSearchParams()
  const id = orderIdOf(query.get('id'))
  return (
    <CartStepFrame step={4} title="支付结果">
      {id === null ? (
        <NoOrder title="没有指定订单" text="付款结果在每个订单里都能看到。" />
      ) : (
        <PaidSheet key={id} id={id} />
      )}
      <HotGoods className={css.hot} />
    </CartStepFrame>
  )
}
