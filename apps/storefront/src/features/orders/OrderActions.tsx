import { useCancelOrder, useCloseOrder, useReceiveOrder } from '@yaoji/hooks/data'
import { ActionBar, type ActionBarProps } from '@yaoji/ui/action-bar'
import { EndOrderDialog, ReceiveOrderDialog } from '@yaoji/ui/order-dialogs'
import { useState } from 'react'
import { type OrderDialog, type OrderWithActions, orderButtons } from './orderActionTable'
import { ReorderDialog } from './ReorderDialog'
import { useReorderDialog } from './useReorderDialog'

export interface OrderActionsProps extends Pick<ActionBarProps, 'max' | 'size' | 'stretched'> {
  order: OrderWithActions
  /** Gets the focus after an action that changes the order: its button is then gone. Default: what is beside it. */
  focusAfter?: () => HTMLElement | null
}

/** What the buyer can do with an order now: buttons, a menu for the rest, and the dialogs that they open. */
export function OrderActions({ order, focusAfter, ...bar }: OrderActionsProps) {
  const [opened, setOpened] = useState<OrderDialog | null>(null)
  const reorder = useReorderDialog(order.id)
  const cancel = useCancelOrder()
  const close = useCloseOrder()
  const receive = useReceiveOrder()
  const open = (dialog: OrderDialog) => (dialog === 'reorder' ? void reorder.start() : setOpened(dialog))
  const { id, sn } = order
  const propsOf = (dialog: OrderDialog) => ({
    sn,
    open: opened === dialog,
    onClose: () => setOpened(null),
    focusAfter,
  })
  const actions = orderButtons(order).map(({ action, text, variant, press }) => ({
    key: action,
    text,
    variant,
    ...('href' in press
      ? { href: press.href(order) }
      : { onPress: () => open(press.dialog), busy: press.dialog === 'reorder' && reorder.busy }),
  }))
  return (
    <>
      <ActionBar {...bar} name={`订单 ${order.sn}`} actions={actions} failure={reorder.failure} />
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
        onConfirm={() => receive.mutateAsync({ id })}
      />
      <ReorderDialog {...reorder.dialog} />
    </>
  )
}
