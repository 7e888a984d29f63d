import { CART_LIST_FILTER } from '@yaoji/domain'
import { useCartRows, useCartTotal } from '@yaoji/hooks'
import { useCartEditor } from '@yaoji/hooks/data'
import { SideCartContent } from '@yaoji/ui/side-cart'
import { useEffect } from 'react'
import { lineHref } from '../../features/cart/lineHrefs'
import { useCheckoutAction } from '../../features/cart/useCheckoutAction'
import { useDeletion } from '../../features/cart/useDeletion'
import { href } from '../../routes'

export interface SideCartPanelProps {
  open: boolean
  /** Reports whether the list is fetched again. */
  onRefreshing: (refreshing: boolean) => void
}

/** The content of the open side cart. It is fetched each time the side cart opens and the cart changes. */
export default function SideCartPanel({ open, onRefreshing }: SideCartPanelProps) {
  const { ask, deleted } = useDeletion()
  const { cart, list } = useCartEditor(CART_LIST_FILTER, { onDeleted: deleted, wanted: open })
  const refreshing = list.isFetching && list.data !== undefined
  useEffect(() => onRefreshing(refreshing), [refreshing, onRefreshing])
  const checkoutAction = useCheckoutAction()
  const { total } = useCartTotal(cart)
  const shown = new Set(useCartRows(cart).flatMap(row => (row.kind === 'line' ? row.id : [])))
  // The order of the list, the latest first; what is edited is in the store.
  const states = list.data?.list.flatMap(({ id }) => (shown.has(id) ? (cart.getLine(id) ?? []) : []))
  const remove = async (id: number) => {
    const line = cart.getLine(id)?.line
    if (line && (await ask([line]))) cart.remove([id])
  }
  return (
    <SideCartContent
      lines={total ? states?.map(({ line, error }) => ({ ...line, error })) : undefined}
      failed={list.isError && !list.isFetching}
      onRetry={() => void list.refetch()}
      goodsHref={lineHref}
      cartHref={href('cart')}
      onNumber={cart.setNumber}
      onDelete={id => void remove(id)}
      {...(total ? checkoutAction(total) : { total: undefined })}
    />
  )
}
