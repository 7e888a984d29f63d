import { Button, type ButtonLook, LinkButton } from '@yaoji/ui/button'
import { useState } from 'react'
import { touchTarget } from '../../core/page/touchTarget.css'
import { CancelOrderDialog } from './CancelOrderDialog'
import { CloseOrderDialog } from './CloseOrderDialog'
import { MoreActions } from './MoreActions'
import * as css from './OrderActions.css'
import {
  type OrderActionButton,
  type OrderDialog,
  type OrderWithActions,
  orderButtons,
} from './orderActionTable'
import { ReceiveOrderDialog } from './ReceiveOrderDialog'
import { ReorderDialog } from './ReorderDialog'
import { useReorderDialog } from './useReorderDialog'

export interface OrderActionsProps {
  order: OrderWithActions
  /** Number of actions with a button of their own, the most urgent first; the others are in a menu. Default: all. */
  max?: number
  size?: ButtonLook['size']
  /** Gets the focus after an action that changes the order: its button is then gone. Default: what is beside it. */
  focusAfter?: () => HTMLElement | null
}

/** What the buyer can do with an order now: buttons, a menu for the rest, and the dialogs that they open. */
export function OrderActions({ order, max = Number.POSITIVE_INFINITY, size, focusAfter }: OrderActionsProps) {
  const [opened, setOpened] = useState<OrderDialog | null>(null)
  const reorder = useReorderDialog(order.id)
  const buttons = orderButtons(order)
  const open = (dialog: OrderDialog) => (dialog === 'reorder' ? void reorder.start() : setOpened(dialog))
  const propsOf = (dialog: OrderDialog) => ({
    order,
    open: opened === dialog,
    onClose: () => setOpened(null),
    focusAfter,
  })
  return (
    <div className={css.root}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div role="group" aria-label={`订单 ${order.sn} 的操作`} className={css.buttons}>
        {buttons.slice(0, max).map(button => (
          <ActionButton key={button.action} {...{ order, button, size }} busy={reorder.busy} onOpen={open} />
        ))}
        <MoreActions order={order} buttons={buttons.slice(max)} size={size} onOpen={open} />
      </div>
      {reorder.failure && (
        <p role="alert" className={css.failure}>
          {reorder.failure}
        </p>
      )}
      <CancelOrderDialog {...propsOf('cancel')} />
      <CloseOrderDialog {...propsOf('close')} />
      <ReceiveOrderDialog {...propsOf('receive')} />
      <ReorderDialog {...reorder.dialog} />
    </div>
  )
}

interface ActionButtonProps {
  order: OrderWithActions
  button: OrderActionButton
  size: ButtonLook['size']
  /** Opens the dialog of the action. */
  onOpen: (dialog: OrderDialog) => void
  /** The order is being added to the cart. */
  busy: boolean
}

function ActionButton({ order, button: { press, text, variant }, size, onOpen, busy }: ActionButtonProps) {
  const look = { size, variant, className: touchTarget }
  if ('href' in press)
    return (
      <LinkButton {...look} href={press.href(order)}>
        {text}
      </LinkButton>
    )
  return (
    <Button {...look} busy={busy && press.dialog === 'reorder'} onClick={() => onOpen(press.dialog)}>
      {text}
    </Button>
  )
}
