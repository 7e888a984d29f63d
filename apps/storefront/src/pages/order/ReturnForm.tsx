import { returnCreateInput } from '@yaoji/api-client/contract/input/return'
import type { OrderReturns } from '@yaoji/api-client/contract/return'
import { RETURN_FILES_MOST, type ReturnKind } from '@yaoji/domain'
import { type Form, returnPacksField, useDraftForm, useFormDraft, useReturnRequest } from '@yaoji/hooks'
import { useCreateReturn } from '@yaoji/hooks/data'
import { ControlError } from '@yaoji/ui/field'
import { FormWide } from '@yaoji/ui/form'
import { RadioGroup } from '@yaoji/ui/radio-group'
import { ReturnBatches } from '@yaoji/ui/return-batches'
import { Select } from '@yaoji/ui/select'
import { TextArea } from '@yaoji/ui/text-field'
import { useToast } from '@yaoji/ui/toast'
import { useId } from 'react'
import { FilesField, useFiles } from '../../core/form/FilesField'
import type { Claim } from '../../features/orders/claim'
import { kindOptions, RequestForm } from './RequestForm'

type Kind = OrderReturns['kinds'][number]

export interface ReturnFormProps {
  returns: OrderReturns
  onDone: () => void
  /** What the form begins with, in place of what was entered earlier. */
  claim?: Claim | undefined
  /** Closes the form, which a button has opened. Without it the form cannot be closed. */
  onCancel: (() => void) | undefined
}

/** The request of a return: what to do, why, and how many packs of which batch. */
export function ReturnForm({ returns, claim, onDone, onCancel }: ReturnFormProps) {
  const toast = useToast()
  const { mutateAsync } = useCreateReturn()
  const linesError = useId()
  const upload = useFiles({ purpose: 'return', saved: [], max: RETURN_FILES_MOST })
  const draft = useFormDraft(`return.${returns.order_id}`, [
    ...['kind', 'reason', 'text'],
    ...returns.batches.filter(({ returnable }) => returnable > 0).map(returnPacksField),
  ])
  const request = useReturnRequest({
    // The form is shown only when something can be requested.
    kinds: returns.kinds as [Kind, ...Kind[]],
    batches: returns.batches,
    texts: claim ? textsOf(claim, returns.batches) : draft.texts,
  })
  const { kind, reason, wrong } = request
  const form = useDraftForm(returnCreateInput, {
    draft,
    extra: {
      id: returns.order_id,
      lines: request.lines,
      file_ids: upload.results.map(({ id }) => id),
    },
    async onSubmit(input) {
      await mutateAsync(input)
      draft.clear()
      toast({ text: '申请已提交，等待审核', tone: 'success' })
      onDone()
    },
  })
  const { field } = form
  return (
    <RequestForm
      title="申请退换货"
      form={{ ...form, formProps: wrong ? stopAt(form.formProps, returnPacksField(wrong)) : form.formProps }}
      sending={upload.busy && '照片上传中'}
      onCancel={onCancel}
    >
      <FormWide>
        <RadioGroup
          legend="处理方式"
          name="kind"
          variant="cards"
          value={kind.kind}
          onValueChange={request.chooseKind}
          options={kindOptions(returns.kinds)}
        />
      </FormWide>
      <Select
        name="reason"
        error={field('reason').error}
        label="原因"
        required
        size="l"
        placeholder="请选择"
        value={reason?.reason ?? ''}
        onValueChange={request.setReason}
        options={kind.reasons.map(({ reason: value, name }) => ({ value, name }))}
      />
      <FormWide>
        <ReturnBatches
          // The name and the focus are for the message about the numbers, which are no controls of the form.
          name="lines"
          aria-describedby={field('lines').error && linesError}
          batches={request.batches}
          texts={request.texts}
          onTextsChange={request.setTexts}
          fieldName={returnPacksField}
          problemOf={request.problemOf}
          giftsDue={request.giftsDue}
          shares={request.shares}
        />
        <ControlError id={linesError} error={field('lines').error} />
      </FormWide>
      <TextArea {...field('text')} label="说明" maxLength={300} rows={3} wide />
      <FilesField
        label="照片或文件"
        required={reason?.needs_files === 1}
        field={field('file_ids')}
        files={upload}
        max={RETURN_FILES_MOST}
        wide
      />
    </RequestForm>
  )
}

/** What is asked for, as the texts of the form; never more than can be requested. */
function textsOf({ reason, lines }: Claim, batches: OrderReturns['batches']): Record<string, string> {
  const kind: ReturnKind = 'refund_only'
  const packs = batches.flatMap(batch => {
    const line = lines.find(({ batch_id }) => batch_id === batch.batch_id)
    const number = Math.min(line?.number ?? 0, batch.returnable)
    return number > 0 ? [[returnPacksField(batch), String(number)]] : []
  })
  return { kind, reason, ...Object.fromEntries(packs) }
}

/** A form that is not sent: a submit focuses the control of a name, which shows what is wrong. */
function stopAt(formProps: Form<string>['formProps'], name: string): Form<string>['formProps'] {
  return {
    ...formProps,
    onSubmit(event) {
      event.preventDefault()
      const control = event.currentTarget.elements.namedItem(name)
      if (control instanceof HTMLElement) control.focus()
    },
  }
}
