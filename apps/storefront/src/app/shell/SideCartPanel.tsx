import { useCart, useCartDelete } from '@yaoji/hooks/data'
import { SideCartContent } from '@yaoji/ui/side-cart'
import { useEffect } from 'react'
import { lineHref } from '../../features/cart/lineHrefs'
import { useCheckoutAction } from '../../features/cart/useCheckoutAction'
import { useConfirmDelete } from '../../features/cart/useConfirmDelete'
import { href } from '../../routes'

export interface SideCartPanelProps {
  open: boolean
  /** Reports whether the list is fetched again. */
  onRefreshing: (refreshing: boolean) => void
}

/** The content of the open side cart. It is fetched each time the side cart opens and the cart changes. */
export default function SideCartPanel({ open, onRefreshing }: SideCartPanelProps) {
  const cart = useCart({ wanted: open })
  const refreshing = cart.isFetching && cart.data !== undefined
  useEffect(() => onRefreshing(refreshing), [refreshing, onRefreshing])
  const { mutate: remove } = useCartDelete()
  const confirmDelete = useConfirmDelete(remove)
  const checkoutAction = useCheckoutAction()
  const total = cart.data?.total
  return (
    <SideCartContent
      lines={cart.data?.list}
      failed={cart.isError && !cart.isFetching}
      onRetry={() => void cart.refetch()}
      goodsHref={lineHref}
      cartHref={href('cart')}
      onDelete={id => void confirmDelete([id])}
      {...(total ? checkoutAction(total) : { total: undefined })}
    />
  )
}
