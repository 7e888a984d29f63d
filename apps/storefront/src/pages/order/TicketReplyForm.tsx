import { ticketReplyInput } from '@yaoji/api-client/contract/input/service-ticket'
import type { ServiceTicket } from '@yaoji/api-client/contract/service-ticket'
import { TICKET_FILES_MOST } from '@yaoji/domain'
import { useForm } from '@yaoji/hooks'
import { useReplyTicket } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { FormError } from '@yaoji/ui/form-error'
import { TextArea } from '@yaoji/ui/text-field'
import { FilesField, useFiles } from '../../core/form/FilesField'
import { buttons, fields, whole } from '../../core/form/formLayout.css'

/** The buyer's next message in a ticket. */
export function TicketReplyForm({ ticket: { id, sn } }: { ticket: ServiceTicket }) {
  const { mutateAsync } = useReplyTicket()
  const upload = useFiles({ purpose: 'ticket', saved: [], max: TICKET_FILES_MOST })
  const { formProps, field, failure, busy } = useForm(ticketReplyInput, {
    extra: { id, file_ids: upload.results.map(file => file.id) },
    onSubmit: input => mutateAsync(input),
  })
  return (
    <form {...formProps} aria-label={`回复 ${sn}`}>
      <div className={fields}>
        <FormError failure={failure} className={whole} />
        <TextArea {...field('text')} label="补充或回复" required maxLength={500} rows={2} className={whole} />
        <FilesField
          label="附件"
          field={field('file_ids')}
          files={upload}
          max={TICKET_FILES_MOST}
          required={false}
          className={whole}
        />
      </div>
      <div className={buttons}>
        <Button type="submit" variant="primary" size="l" busy={busy || upload.busy}>
          发送
        </Button>
      </div>
    </form>
  )
}
