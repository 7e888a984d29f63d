import type { ServiceTicket } from '@yaoji/api-client/contract/service-ticket'
import { useTicketState } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'
import { Button } from '@yaoji/ui/button'
import { Text } from '@yaoji/ui/text'
import { TicketPanel as Panel } from '@yaoji/ui/ticket-panel'
import { useState } from 'react'
import { minuteText } from '../../core/clock/minuteText'
import { TicketReplyForm } from './TicketReplyForm'

/** One service ticket, with what the buyer can do. */
export function TicketPanel({ ticket }: { ticket: ServiceTicket }) {
  const { actions } = ticket
  return (
    <Panel ticket={ticket}>
      {actions.includes('reply') && <TicketReplyForm ticket={ticket} />}
      {actions.includes('done') && <TicketState ticket={ticket} done />}
      {actions.includes('reopen') && <TicketState ticket={ticket} done={false} />}
    </Panel>
  )
}

/** The button that ends a ticket, or opens a closed one again, and the question before it. */
function TicketState({ ticket, done }: { ticket: ServiceTicket; done: boolean }) {
  const [open, setOpen] = useState(false)
  const { mutateAsync } = useTicketState()
  const { id, sn, reopen_before } = ticket
  const name = done ? '问题已解决' : '重新打开'
  const description = done
    ? `客服也处理完成后，${sn} 关闭；关闭后会显示在什么时间之前可以重新打开。`
    : `重新打开 ${sn} 后，可以继续和客服沟通。`
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {!done && reopen_before && <Text as="span"> {minuteText(reopen_before)} 前可以重新打开</Text>}
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        title={name}
        description={description}
        cancelText="返回"
        confirmText={name}
        variant="primary"
        doneText={done ? '已确认解决' : '已重新打开'}
        unknownOutcome="请刷新页面查看状态"
        onConfirm={() => mutateAsync({ id, done })}
      />
    </div>
  )
}
