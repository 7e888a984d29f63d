import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { useSearchParams } from 'react-router-dom'
import { CartStepFrame } from '../../app/cart/CartStepFrame'
import { orderIdOf } from '../../app/cart/PayDesk'
import { href } from '../../routes'
import { HotGoods } from './HotGoods'
import * as css from './PaidPage.css'
import { PaidSheet } from './PaidSheet'

/** RT-15: step 4, what became of the payment, what comes next, and what else sells. */
export default function PaidPage() {
  const [query] = useSearchParams()
  const id = orderIdOf(query.get('id'))
  return (
    <CartStepFrame step={4} title="支付结果">
      {id === null ? <NoneNamed /> : <PaidSheet key={id} id={id} />}
      <HotGoods className={css.hot} />
    </CartStepFrame>
  )
}

function NoneNamed() {
  return (
    <Empty
      title="没有指定订单"
      text="付款结果在每个订单里都能看到。"
      actions={
        <>
          <LinkButton href={href('orders')} variant="primary">
            我的订单
          </LinkButton>
          <LinkButton href={href('home')}>回首页</LinkButton>
        </>
      }
    />
  )
}
