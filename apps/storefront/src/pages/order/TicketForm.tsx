import { ticketCreateInput } from '@yaoji/api-client/contract/input/service-ticket'
import type { ServiceTickets } from '@yaoji/api-client/contract/service-ticket'
import { TICKET_FILES_MOST } from '@yaoji/domain'
import { useDraftForm, useFormDraft } from '@yaoji/hooks'
import { useCreateTicket } from '@yaoji/hooks/data'
import { RequestForm, TicketFields, ticketLineField } from '@yaoji/ui/order-requests'
import { useToast } from '@yaoji/ui/toast'
import { useState } from 'react'
import { useFiles } from '../../core/form/FilesField'

export interface TicketFormProps {
  tickets: ServiceTickets
  onDone: () => void
  /** Closes the form, which a button has opened. Without it the form cannot be closed. */
  onCancel: (() => void) | undefined
}

/** The request of a service: what, about which products, in the buyer's words, with files. */
export function TicketForm({ tickets, onDone, onCancel }: TicketFormProps) {
  const toast = useToast()
  const { mutateAsync } = useCreateTicket()
  const draft = useFormDraft(`ticket.${tickets.order_id}`, [
    'kind',
    'text',
    ...tickets.lines.map(ticketLineField),
  ])
  const [lines, setLines] = useState<readonly number[]>(() =>
    tickets.lines.filter(line => draft.texts[ticketLineField(line)]).map(({ line_id }) => line_id),
  )
  const upload = useFiles({ purpose: 'ticket', saved: [], max: TICKET_FILES_MOST })
  const form = useDraftForm(ticketCreateInput, {
    draft,
    extra: { id: tickets.order_id, line_ids: [...lines], file_ids: upload.results.map(({ id }) => id) },
    async onSubmit(input) {
      await mutateAsync(input)
      draft.clear()
      toast({ text: '申请已提交，等待受理', tone: 'success' })
      onDone()
    },
  })
  return (
    <RequestForm title="申请售后服务" form={form} sending={upload.busy && '文件上传中'} onCancel={onCancel}>
      <TicketFields
        kinds={tickets.kinds}
        kind={draft.texts.kind}
        lines={tickets.lines}
        chosen={lines}
        onChosenChange={setLines}
        field={form.field}
        files={upload}
        max={TICKET_FILES_MOST}
      />
    </RequestForm>
  )
}
