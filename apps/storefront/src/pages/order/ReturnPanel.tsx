import type { OrderReturn } from '@yaoji/api-client/contract/return'
import { useWithdrawReturn } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'
import { Button } from '@yaoji/ui/button'
import { ReturnPanel as Panel } from '@yaoji/ui/return-panel'
import { useRef, useState } from 'react'
import { SendReturnForm } from './SendReturnForm'

/** One return, with what the buyer does next. */
export function ReturnPanel({ orderReturn }: { orderReturn: OrderReturn }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { actions } = orderReturn
  return (
    <Panel
      orderReturn={orderReturn}
      headingRef={heading}
      next={
        actions.includes('send') && (
          <SendReturnForm orderReturn={orderReturn} onSent={() => heading.current?.focus()} />
        )
      }
    >
      {actions.includes('withdraw') && <Withdraw orderReturn={orderReturn} />}
    </Panel>
  )
}

function Withdraw({ orderReturn: { id, sn } }: { orderReturn: OrderReturn }) {
  const [open, setOpen] = useState(false)
  const { mutateAsync } = useWithdrawReturn()
  return (
    <div>
      <Button onClick={() => setOpen(true)}>撤销申请</Button>
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        title="撤销申请"
        description={`撤销 ${sn} 后，这些商品可以再次申请。`}
        cancelText="不撤销"
        confirmText="撤销申请"
        variant="danger"
        doneText="申请已撤销"
        unknownOutcome="请刷新页面查看申请状态"
        onConfirm={() => mutateAsync({ id })}
      />
    </div>
  )
}
