import { orderDetail } from '@yaoji/api-client/contract/order'
import { useCall, useCancelOrder, useCloseOrder, useReceiveOrder } from '@yaoji/hooks/data'
import { ActionBar } from '@yaoji/ui/action-bar'
import { EndOrderDialog, ReceiveOrderDialog } from '@yaoji/ui/order-dialogs'
import { useState } from 'react'
import { href } from '../../routes'
import { type OrderDialog, type OrderWithActions, orderButtons } from './orderActionTable'
import { ReorderDialog } from './ReorderDialog'
import { useReorderDialog } from './useReorderDialog'

/** In a list the most urgent action has a frame, and the others are beside it as texts. */
const variantInList = (at: number): 'secondary' | 'quiet' => (at === 0 ? 'secondary' : 'quiet')

export interface OrderActionsProps {
  order: OrderWithActions
  /** The order is one of a list: few and small buttons, none of which is the primary one of the page. */
  listed?: boolean
  /** Gets the focus after an action that changes the order: its button is then gone. Default: what is beside it. */
  focusAfter?: () => HTMLElement | null
}

/** What the buyer can do with an order now: buttons, a menu for the rest, and the dialogs that they open. */
export function OrderActions({ order, listed = false, focusAfter }: OrderActionsProps) {
  const [opened, setOpened] = useState<OrderDialog | null>(null)
  const reorder = useReorderDialog(order.id)
  const cancel = useCancelOrder()
  const close = useCloseOrder()
  const receive = useReceiveOrder()
  const { id, sn } = order
  // What is received is asked with its parcels, which an order of a list does not have.
  const detail = useCall(orderDetail, { id }, { inline: true, enabled: opened === 'receive' })
  const waits = opened === 'receive' && detail.isPending
  const busy: { [Dialog in OrderDialog]?: boolean } = { reorder: reorder.busy, receive: waits }
  const open = (dialog: OrderDialog) => (dialog === 'reorder' ? void reorder.start() : setOpened(dialog))
  const propsOf = (dialog: OrderDialog) => ({
    sn,
    open: opened === dialog && !waits,
    onClose: () => setOpened(null),
    focusAfter,
  })
  const actions = orderButtons(order).map(({ action, text, variant, press }, at) => ({
    key: action,
    text,
    variant: listed ? variantInList(at) : variant,
    ...('href' in press
      ? { href: press.href(order) }
      : { onPress: () => open(press.dialog), busy: busy[press.dialog] ?? false }),
  }))
  return (
    <>
      <ActionBar
        {...(listed && { max: 2, size: 's', stretched: true })}
        name={`订单 ${order.sn}`}
        actions={actions}
        failure={reorder.failure}
      />
      <EndOrderDialog
        {...propsOf('cancel')}
        kind="cancel"
        onConfirm={reason => cancel.mutateAsync({ id, reason })}
      />
      <EndOrderDialog
        {...propsOf('close')}
        kind="close"
        onConfirm={reason => close.mutateAsync({ id, reason })}
      />
      <ReceiveOrderDialog
        {...propsOf('receive')}
        order={order}
        acceptHref={href('orderAcceptance', { id })}
        parcels={detail.data?.parcels}
        onConfirm={() => receive.mutateAsync({ id })}
      />
      <ReorderDialog {...reorder.dialog} />
    </>
  )
}
