import { useCloseOrder } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'
import type { OrderDialogProps } from './CancelOrderDialog'
import { CancelReasons } from './CancelReasons'

/** Asks for the reason, then asks the shop to close a paid order. */
export function CloseOrderDialog({ order, ...dialog }: OrderDialogProps) {
  const { mutateAsync } = useCloseOrder()
  return (
    <ActionDialog
      {...dialog}
      title="申请取消"
      description={`订单 ${order.sn} 已付款，申请由客服处理。同意后，已付的金额按原付款方式退回，没有过期的优惠券在同一次下单的订单都取消后退回；发货以后不能取消。`}
      cancelText="保留订单"
      unknownOutcome="请刷新页面查看订单状态"
      confirmText="提交申请"
      variant="danger"
      doneText="已提交取消申请"
      onConfirm={form => mutateAsync({ id: order.id, reason: String(form.get('reason') ?? '') })}
    >
      <CancelReasons />
    </ActionDialog>
  )
}
