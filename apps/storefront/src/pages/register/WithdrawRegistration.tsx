import { useOpening } from '@yaoji/hooks'
import { useWithdrawRegistration } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'
import { Button } from '@yaoji/ui/button'

/** The button that takes a submitted registration back to change it, after a question. */
export function WithdrawRegistration({ onWithdraw }: { onWithdraw: () => void }) {
  const question = useOpening<true>()
  const { mutateAsync } = useWithdrawRegistration()
  return (
    <>
      <Button size="l" onClick={() => question.show(true)}>
        撤回修改
      </Button>
      <ActionDialog
        open={question.open}
        onClose={question.close}
        title="撤回注册资料"
        description="撤回后停止审核，已填写的资料和证照都会保留，修改后需重新提交，审核时间重新计算。"
        cancelText="不撤回"
        confirmText="撤回修改"
        variant="danger"
        doneText="已撤回，可以修改资料了"
        unknownOutcome="没有收到结果，请关闭后查看最新状态"
        onConfirm={() => {
          onWithdraw()
          return mutateAsync({})
        }}
      />
    </>
  )
}
