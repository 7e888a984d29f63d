import { useCancelOrder } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'
import { CancelReasons } from './CancelReasons'
import type { OrderWithActions } from './orderActionTable'

export interface OrderDialogProps {
  order: OrderWithActions
  open: boolean
  onClose: () => void
  /** Gets the focus after the action; by default its button, or what is beside it. */
  focusAfter?: (() => HTMLElement | null) | undefined
}

/** Asks for the reason, then cancels an unpaid order. */
export function CancelOrderDialog({ order, ...dialog }: OrderDialogProps) {
  const { mutateAsync } = useCancelOrder()
  return (
    <ActionDialog
      {...dialog}
      title="取消订单"
      description={`订单 ${order.sn} 取消后不能恢复，冻结的余额会解冻，现金券会退回；优惠券在同一次下单的订单都取消后退回。`}
      cancelText="保留订单"
      unknownOutcome="请刷新页面查看订单状态"
      confirmText="取消订单"
      variant="danger"
      doneText="订单已取消"
      onConfirm={form => mutateAsync({ id: order.id, reason: String(form.get('reason') ?? '') })}
    >
      <CancelReasons />
    </ActionDialog>
  )
}
