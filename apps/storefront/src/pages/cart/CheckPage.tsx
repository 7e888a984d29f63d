import { useCart, useSession } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useState } from 'react'
import { CartStepFrame } from '../../app/cart/CartStepFrame'
import { ErrorPanel } from '../../app/errors/ErrorPanel'
import { href } from '../../routes'
import { CheckSheet } from './CheckSheet'

/** RT-13: step 2. The lines that are selected in the cart, as the orders that they would make. */
export default function CheckPage() {
  const { user } = useSession()
  const { ids, error, retry } = useSelection()
  return (
    <CartStepFrame step={2} title="核对订单信息">
      {error && <ErrorPanel error={error} onRetry={retry} />}
      {!error && ids === null && <Skeleton variant="rows" count={6} label="正在核对订单" />}
      {ids?.length === 0 && <NothingChosen />}
      {user && ids && ids.length > 0 && <CheckSheet ids={ids} user={user} />}
    </CartStepFrame>
  )
}

/**
 * Ids of the lines that are selected, as they were when the page was opened: what is being checked does not change
 * because the cart does. Null until they are known.
 */
function useSelection() {
  const cart = useCart()
  const [ids, setIds] = useState<number[] | null>(null)
  // The service sees a visitor: the session has ended, and the way to the login page is about to be taken.
  const asVisitor = cart.data?.total.action.state === 'login'
  if (ids === null && cart.data && cart.isFetchedAfterMount && !asVisitor) {
    setIds(cart.data.list.filter(line => line.is_selected === 1).map(line => line.id))
  }
  const failed = ids === null && cart.isError && !cart.isFetching
  return { ids, error: failed ? cart.error : null, retry: () => void cart.refetch() }
}

function NothingChosen() {
  return (
    <Empty
      title="没有要结算的商品"
      text="请先在购物车里勾选商品。刚提交过的订单在“我的订单”里。"
      actions={
        <>
          <LinkButton href={href('cart')} variant="primary">
            回购物车
          </LinkButton>
          <LinkButton href={href('orders')}>我的订单</LinkButton>
        </>
      }
    />
  )
}
