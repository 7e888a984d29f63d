import { useSideCart } from '@yaoji/hooks'
import { useCart, useCartChanges, useCartDelete, useCartSummary } from '@yaoji/hooks/data'
import { SideCart } from '@yaoji/ui/side-cart'
import { href } from '../../routes'
import { lineHref } from '../cart/lineLinks'
import { useAskDelete } from '../cart/useAskDelete'
import { useCheckoutWay } from '../cart/useCheckoutWay'

export interface SideCartPanelProps {
  /** Step of the cart flow that the page carries. */
  step?: number | undefined
}

/** The cart at the edge of every page: closed it counts, opened it lists (CH-14). Loads after the page. */
export default function SideCartPanel({ step }: SideCartPanelProps) {
  const summary = useCartSummary().data?.total
  const cart = useCart({ wanted: false })
  const { mutate: remove } = useCartDelete()
  const askDelete = useAskDelete(remove)
  const wayOf = useCheckoutWay()
  const side = useSideCart({
    version: useCartChanges(),
    onRefresh: () => void cart.refetch(),
    step,
  })
  const total = cart.data?.total ?? summary
  return (
    <SideCart
      open={side.open}
      allowed={side.allowed}
      onOpenChange={open => (open ? side.show() : side.close())}
      count={summary?.count ?? 0}
      refreshing={cart.isFetching && cart.data !== undefined}
      lines={cart.data?.list}
      failed={cart.isError && !cart.isFetching}
      onRetry={() => void cart.refetch()}
      goodsHref={lineHref}
      cartHref={href('cart')}
      onDelete={id => void askDelete([id])}
      {...(total ? wayOf(total) : { total: undefined })}
    />
  )
}
