import type { ServiceTicket } from '@yaoji/api-client/contract/service-ticket'
import { TICKET } from '@yaoji/domain'
import { useTicketState } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'
import { Button } from '@yaoji/ui/button'
import { DescriptionList } from '@yaoji/ui/description-list'
import { MessageList } from '@yaoji/ui/message-list'
import { Panel } from '@yaoji/ui/panel'
import { useState } from 'react'
import { minuteText } from '../../core/clock/minuteText'
import { sentItem } from '../../core/form/sentFile'
import * as css from './OrderTickets.css'
import { TicketReplyForm } from './TicketReplyForm'

/** One service ticket: what it is about, the conversation, and what the buyer can do. */
export function TicketPanel({ ticket }: { ticket: ServiceTicket }) {
  const { sn, kind_text, status, status_text, created_at, products, messages, actions } = ticket
  return (
    <Panel
      title={`${kind_text} ${sn}`}
      aside={
        <span className={css.status} data-over={status === TICKET.closed ? '' : undefined}>
          {status_text}
        </span>
      }
    >
      <div className={css.ticket}>
        <DescriptionList
          rows={[
            ['申请时间', minuteText(created_at)],
            ['涉及商品', products.join('、') || '整个订单'],
          ]}
        />
        <MessageList
          aria-label={`${sn} 的对话`}
          messages={messages}
          filesOf={({ files }) => files.map(sentItem)}
        />
        {status === TICKET.finished && (
          <p className={css.about}>客服已处理完成。没有问题请确认，还有问题请继续回复。</p>
        )}
        {actions.includes('reply') && <TicketReplyForm ticket={ticket} />}
        {actions.includes('done') && <TicketState ticket={ticket} done />}
        {actions.includes('reopen') && <TicketState ticket={ticket} done={false} />}
      </div>
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
      {!done && reopen_before && (
        <span className={css.about}> {minuteText(reopen_before)} 前可以重新打开</span>
      )}
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
