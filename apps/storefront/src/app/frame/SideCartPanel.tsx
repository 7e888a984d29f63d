import { useCart, useCartDelete } from '@yaoji/hooks/data'
import { SideCartContent } from '@yaoji/ui/side-cart'
import { useEffect } from 'react'
import { href } from '../../routes'
import { lineHref } from '../cart/lineLinks'
import { useAskDelete } from '../cart/useAskDelete'
import { useCheckoutWay } from '../cart/useCheckoutWay'

export interface SideCartPanelProps {
  open: boolean
  /** Whether what is listed is being asked for anew. */
  onRefreshing: (refreshing: boolean) => void
}

/** What the open side cart lists, asked for anew whenever it opens and with every change of the cart. */
export default function SideCartPanel({ open, onRefreshing }: SideCartPanelProps) {
  const cart = useCart({ wanted: open })
  const refreshing = cart.isFetching && cart.data !== undefined
  useEffect(() => onRefreshing(refreshing), [refreshing, onRefreshing])
  const { mutate: remove } = useCartDelete()
  const askDelete = useAskDelete(remove)
  const wayOf = useCheckoutWay()
  const total = cart.data?.total
  return (
    <SideCartContent
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
