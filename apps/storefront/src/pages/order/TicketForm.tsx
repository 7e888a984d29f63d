import { ticketCreateInput } from '@yaoji/api-client/contract/input/service-ticket'
import type { ServiceTickets } from '@yaoji/api-client/contract/service-ticket'
import { goodsText, TICKET_FILES_MOST } from '@yaoji/domain'
import { useDraftForm, useFormDraft } from '@yaoji/hooks'
import { useCreateTicket } from '@yaoji/hooks/data'
import { CheckboxGroup } from '@yaoji/ui/checkbox'
import { FormWide } from '@yaoji/ui/form'
import { RadioGroup } from '@yaoji/ui/radio-group'
import { TextArea } from '@yaoji/ui/text-field'
import { useToast } from '@yaoji/ui/toast'
import { useState } from 'react'
import { FilesField, useFiles } from '../../core/form/FilesField'
import { kindOptions, RequestForm } from './RequestForm'

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
  const draft = useFormDraft(`ticket.${tickets.order_id}`, ['kind', 'text', ...tickets.lines.map(lineField)])
  const [lines, setLines] = useState<readonly number[]>(() =>
    tickets.lines.filter(line => draft.texts[lineField(line)]).map(({ line_id }) => line_id),
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
  const { field } = form
  return (
    <RequestForm title="申请售后服务" form={form} sending={upload.busy && '文件上传中'} onCancel={onCancel}>
      <FormWide>
        <RadioGroup
          legend="需要的服务"
          name="kind"
          variant="cards"
          defaultValue={(tickets.kinds.find(row => row.kind === draft.texts.kind) ?? tickets.kinds[0])?.kind}
          options={kindOptions(tickets.kinds)}
        />
      </FormWide>
      <FormWide>
        <CheckboxGroup
          legend="涉及的商品（不选表示整个订单）"
          options={tickets.lines.map(line => ({
            value: line.line_id,
            label: goodsText(line),
            name: lineField(line),
          }))}
          chosen={lines}
          onChosenChange={setLines}
        />
      </FormWide>
      <TextArea {...field('text')} wide label="需要什么" required maxLength={500} rows={3} />
      <FilesField
        label="照片或文件"
        field={field('file_ids')}
        files={upload}
        max={TICKET_FILES_MOST}
        required={false}
        wide
      />
    </RequestForm>
  )
}

/** Name of the control that chooses a product. */
const lineField = ({ line_id }: Pick<ServiceTickets['lines'][number], 'line_id'>) => `line_${line_id}`
