import { goodsHot } from '@yaoji/api-client/contract/goods'
import { useCall } from '@yaoji/hooks/data'
import { readId, useUrlQuery } from '../../core/navigation/address'
import { GoodsRow } from '../../features/browse/GoodsRow'
import { CartStepLayout } from '../../features/cart/CartStepLayout'
import { OrderNotFound } from '../../features/orders/OrderNotFound'
import * as css from './PaidPage.css'
import { PaidView } from './PaidView'

/** RT-15: step 4. The result of the payment, the next steps, and best-selling products. */
export default function PaidPage() {
  const [query] = useUrlQuery()
  const id = readId(query.get('id'))
  const { data } = useCall(goodsHot, {})
  const hot = <GoodsRow className={css.hot} title="热销商品" list={data?.list} />
  return (
    <CartStepLayout step={4} title="支付结果">
      {id === null ? (
        <>
          <OrderNotFound title="没有指定订单" text="付款结果在每个订单里都能看到。" />
          {hot}
        </>
      ) : (
        <PaidView key={id} id={id}>
          {hot}
        </PaidView>
      )}
    </CartStepLayout>
  )
}
