import type { Redemption } from '@yaoji/api-client/contract/redemption'
import { moneyText } from '@yaoji/domain'
import { useCancelRedemption, useReceiveRedemption } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'

export interface RedemptionDialogProps {
  redemption: Redemption
  open: boolean
  onClose: () => void
}

const UNKNOWN_OUTCOME = '请刷新页面查看积分订单的状态'

/** Asks before a redemption is cancelled, and says what comes back. */
export function CancelRedemptionDialog({ redemption, ...dialog }: RedemptionDialogProps) {
  const { mutateAsync } = useCancelRedemption()
  const { id, name, points, cash } = redemption
  const money = Number(cash) > 0 ? `，${moneyText(cash)} 退回余额` : ''
  return (
    <ActionDialog
      {...dialog}
      title="取消兑换"
      description={`“${name}”取消后不能恢复，${points} 积分退回账户${money}。`}
      cancelText="保留"
      confirmText="取消兑换"
      variant="danger"
      doneText={`已取消，${points} 积分已退回`}
      unknownOutcome={UNKNOWN_OUTCOME}
      onConfirm={() => mutateAsync({ id })}
    />
  )
}

/** Asks whether a gift arrived, then confirms it. */
export function ReceiveGiftDialog({ redemption, ...dialog }: RedemptionDialogProps) {
  const { mutateAsync } = useReceiveRedemption()
  const { id, name, number } = redemption
  return (
    <ActionDialog
      {...dialog}
      title="确认收货"
      description={`请先核对“${name}” ${number} 份，无误后再确认。`}
      cancelText="暂不确认"
      confirmText="确认收货"
      variant="primary"
      doneText="已确认收货"
      unknownOutcome={UNKNOWN_OUTCOME}
      onConfirm={() => mutateAsync({ id })}
    />
  )
}
