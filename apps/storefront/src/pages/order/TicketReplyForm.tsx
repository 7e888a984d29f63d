import { ticketReplyInput } from '@yaoji/api-client/contract/input/service-ticket'
import type { ServiceTicket } from '@yaoji/api-client/contract/service-ticket'
import { TICKET_FILES_MOST } from '@yaoji/domain'
import { useDraftForm, useFocusOnMount, useFormDraft } from '@yaoji/hooks'
import { useReplyTicket } from '@yaoji/hooks/data'
import { Form } from '@yaoji/ui/form'
import { TextArea } from '@yaoji/ui/text-field'
import { useToast } from '@yaoji/ui/toast'
import { useState } from 'react'
import { FilesField, useFiles } from '../../core/form/FilesField'

/** The buyer's next message in a ticket; after it was sent, an empty form whose text has the focus. */
export function TicketReplyForm({ ticket }: { ticket: ServiceTicket }) {
  const [sent, setSent] = useState(0)
  return <Fields key={sent} ticket={ticket} focused={sent > 0} onSent={() => setSent(sent + 1)} />
}

interface FieldsProps {
  ticket: ServiceTicket
  /** The text takes the focus. */
  focused: boolean
  onSent: () => void
}

function Fields({ ticket: { id, sn }, focused, onSent }: FieldsProps) {
  const toast = useToast()
  const text = useFocusOnMount<HTMLTextAreaElement>({ enabled: focused })
  const { mutateAsync } = useReplyTicket()
  const files = useFiles({ purpose: 'ticket', saved: [], max: TICKET_FILES_MOST })
  const form = useDraftForm(ticketReplyInput, {
    draft: useFormDraft(`ticket-reply.${id}`, ['text']),
    extra: { id, file_ids: files.results.map(file => file.id) },
    async onSubmit(input) {
      await mutateAsync(input)
      form.clearDraft()
      toast({ text: '已发送', tone: 'success' })
      onSent()
    },
  })
  const { field } = form
  return (
    <Form form={form} label={`回复 ${sn}`} columns={2} submit="发送" sending={files.busy && '发送'}>
      <TextArea {...field('text')} ref={text} wide label="补充或回复" required maxLength={500} rows={2} />
      <FilesField
        wide
        label="附件"
        field={field('file_ids')}
        files={files}
        max={TICKET_FILES_MOST}
        required={false}
      />
    </Form>
  )
}
