import { Button, type ButtonLook, LinkButton } from '@yaoji/ui/button'
import { useState } from 'react'
import { touchTarget } from '../../core/page/touchTarget.css'
import { CancelOrderDialog } from './CancelOrderDialog'
import { MoreActions } from './MoreActions'
import * as css from './OrderActions.css'
import {
  type OrderActionButton,
  type OrderTask,
  type OrderWithActions,
  orderButtons,
} from './orderActionTable'
import { ReceiveOrderDialog } from './ReceiveOrderDialog'
import { ReorderDialog } from './ReorderDialog'
import { useReorderTask } from './useReorderTask'

export interface OrderActionsProps {
  order: OrderWithActions
  /** Number of actions with a button of their own, the most urgent first; the others are in a menu. Default: all. */
  max?: number
  size?: ButtonLook['size']
}

/** What the buyer can do with an order now: buttons, a menu for the rest, and the dialogs that they open. */
export function OrderActions({ order, max = Number.POSITIVE_INFINITY, size }: OrderActionsProps) {
  const [asked, ask] = useState<OrderTask | null>(null)
  const reorder = useReorderTask(order.id)
  const buttons = orderButtons(order)
  const start = (task: OrderTask) => (task === 'reorder' ? void reorder.start() : ask(task))
  const dialogOf = (task: OrderTask) => ({ order, open: asked === task, onClose: () => ask(null) })
  return (
    <div className={css.root}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div role="group" aria-label={`订单 ${order.sn} 的操作`} className={css.buttons}>
        {buttons.slice(0, max).map(button => (
          <ActionButton key={button.action} {...{ order, button, size, start }} busy={reorder.busy} />
        ))}
        <MoreActions order={order} buttons={buttons.slice(max)} size={size} start={start} />
      </div>
      {reorder.failure && (
        <p role="alert" className={css.failure}>
          {reorder.failure.message}
        </p>
      )}
      <CancelOrderDialog {...dialogOf('cancel')} />
      <ReceiveOrderDialog {...dialogOf('receive')} />
      <ReorderDialog {...reorder.dialog} />
    </div>
  )
}

interface ActionButtonProps {
  order: OrderWithActions
  button: OrderActionButton
  size: ButtonLook['size']
  start: (task: OrderTask) => void
  /** The order is being added to the cart. */
  busy: boolean
}

function ActionButton({ order, button: { press, text, variant }, size, start, busy }: ActionButtonProps) {
  const look = { size, variant, className: touchTarget }
  if ('href' in press)
    return (
      <LinkButton {...look} href={press.href(order)}>
        {text}
      </LinkButton>
    )
  return (
    <Button {...look} busy={busy && press.task === 'reorder'} onClick={() => start(press.task)}>
      {text}
    </Button>
  )
}
