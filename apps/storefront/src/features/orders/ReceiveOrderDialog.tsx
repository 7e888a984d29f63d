import { packCountText, purchaseCountText } from '@yaoji/domain'
import { useReceiveOrder } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'
import type { OrderDialogProps } from './CancelOrderDialog'

/** Asks whether everything arrived, then confirms it. */
export function ReceiveOrderDialog({ order, ...dialog }: OrderDialogProps) {
  const { mutateAsync } = useReceiveOrder()
  return (
    <ActionDialog
      {...dialog}
      title="确认收货"
      description={`请先核对订单 ${order.sn} 的数量、批号和效期，无误后再确认。`}
      cancelText="暂不确认"
      unknownOutcome="请刷新页面查看订单状态"
      confirmText="确认收货"
      variant="primary"
      doneText="已确认收货"
      onConfirm={() => mutateAsync({ id: order.id })}
    >
      <p>{countText(order)}</p>
    </ActionDialog>
  )
}

/** What the buyer signs for: only packs that were shipped. */
function countText({ goods_number, gift_number, to_receive }: OrderDialogProps['order']): string {
  const count = purchaseCountText(to_receive)
  const unshipped = {
    goods_number: goods_number - to_receive.goods_number,
    gift_number: gift_number - to_receive.gift_number,
  }
  if (unshipped.goods_number + unshipped.gift_number === 0) return `本单共 ${count}。`
  return `本单实发 ${count}。未发货：${packCountText(unshipped)}，已退款。`
}
