import { returnCreateInput } from '@yaoji/api-client/contract/input/return'
import type { OrderReturns } from '@yaoji/api-client/contract/return'
import {
  giftsDue,
  parseAmount,
  RETURN_FILES_MOST,
  RETURN_KIND_ROWS,
  type ReturnGoods,
  readNumber,
  returnGoodsProblem,
  returnShares,
  takesGiftsBack,
} from '@yaoji/domain'
import { type Form, type FormDraft, useDraftForm, useFormDraft } from '@yaoji/hooks'
import { useCreateReturn } from '@yaoji/hooks/data'
import { ControlError } from '@yaoji/ui/field'
import { FormWide } from '@yaoji/ui/form'
import { RadioGroup } from '@yaoji/ui/radio-group'
import { ReturnBatches } from '@yaoji/ui/return-batches'
import { Select } from '@yaoji/ui/select'
import { TextArea } from '@yaoji/ui/text-field'
import { useToast } from '@yaoji/ui/toast'
import { useId, useState } from 'react'
import { FilesField, useFiles } from '../../core/form/FilesField'
import { kindOptions, RequestForm } from './RequestForm'

type Kind = OrderReturns['kinds'][number]
type Batch = OrderReturns['batches'][number]

/** Name of the field with the packs of a batch. */
const packsField = ({ batch_id }: Pick<Batch, 'batch_id'>) => `packs_${batch_id}`

export interface ReturnFormProps {
  returns: OrderReturns
  onDone: () => void
  /** Closes the form, which a button has opened. Without it the form cannot be closed. */
  onCancel: (() => void) | undefined
}

/** The request of a return: what to do, why, and how many packs of which batch. */
export function ReturnForm({ returns, onDone, onCancel }: ReturnFormProps) {
  const toast = useToast()
  const { mutateAsync } = useCreateReturn()
  const linesError = useId()
  const upload = useFiles({ purpose: 'return', saved: [], max: RETURN_FILES_MOST })
  const batches = returns.batches.filter(({ returnable }) => returnable > 0)
  const draft = useFormDraft(`return.${returns.order_id}`, [
    ...['kind', 'reason', 'text'],
    ...batches.map(packsField),
  ])
  const { kind, choose, reason, setReason } = useKind(returns.kinds, draft.texts)
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(
    () => new Map(batches.map(batch => [batch.batch_id, draft.texts[packsField(batch)] ?? ''])),
  )
  const chosen = kind.reasons.find(row => row.reason === reason)
  const problemOf = (batch: Batch) => (chosen ? returnGoodsProblem(goodsOf(batch), chosen.reason) : '')
  const packs = batches
    .filter(batch => !problemOf(batch))
    .map(batch => ({ batch, ...packsOf(batch, texts.get(batch.batch_id)) }))
  const wrong = packs.find(({ problem }) => problem !== null)?.batch
  const lines = packs.flatMap(({ batch: { batch_id }, number, problem }) =>
    number && !problem ? [{ batch_id, number }] : [],
  )
  const due =
    chosen && takesGiftsBack({ kind: kind.kind, reason: chosen.reason })
      ? giftsDue(returns.batches, numbersOf(lines))
      : undefined
  const form = useDraftForm(returnCreateInput, {
    draft,
    extra: {
      id: returns.order_id,
      lines,
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
      form={{ ...form, formProps: wrong ? stopAt(form.formProps, packsField(wrong)) : form.formProps }}
      sending={upload.busy && '照片上传中'}
      onCancel={onCancel}
    >
      <FormWide>
        <RadioGroup
          legend="处理方式"
          name="kind"
          variant="cards"
          value={kind.kind}
          onValueChange={choose}
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
        value={reason}
        onValueChange={setReason}
        options={kind.reasons.map(({ reason, name }) => ({ value: reason, name }))}
      />
      <FormWide>
        <ReturnBatches
          // The name and the focus are for the message about the numbers, which are no controls of the form.
          name="lines"
          aria-describedby={field('lines').error && linesError}
          batches={batches}
          texts={texts}
          onTextsChange={setTexts}
          fieldName={packsField}
          problemOf={problemOf}
          giftsDue={due}
          shares={RETURN_KIND_ROWS[kind.kind].refunds ? sharesOf(returns.batches, lines) : undefined}
        />
        <ControlError id={linesError} error={field('lines').error} />
      </FormWide>
      <TextArea {...field('text')} label="说明" maxLength={300} rows={3} wide />
      <FilesField
        label="照片或文件"
        required={chosen?.needs_files === 1}
        field={field('file_ids')}
        files={upload}
        max={RETURN_FILES_MOST}
        wide
      />
    </RequestForm>
  )
}

/** The packs that a text names, and what is wrong with them: a whole number, from none to what can be returned. */
function packsOf({ returnable }: Batch, text = '') {
  return readNumber(text, { min: 0, max: returnable })
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

function goodsOf({ quality_only, near_expiry }: Batch): ReturnGoods {
  return { quality_only: quality_only === 1, near_expiry: near_expiry === 1 }
}

type Line = { readonly batch_id: number; readonly number: number }

/** What the chosen packs give back, by batch. */
function sharesOf(batches: OrderReturns['batches'], lines: readonly Line[]) {
  const inFen = batches.map(batch => ({
    ...batch,
    line_paid: parseAmount(batch.line_paid),
    line_voucher: parseAmount(batch.line_voucher),
    returned_amount: parseAmount(batch.returned_amount),
    returned_voucher: parseAmount(batch.returned_voucher),
  }))
  return returnShares(inFen, numbersOf(lines))
}

function numbersOf(lines: readonly Line[]): ReadonlyMap<number, number> {
  return new Map(lines.map(({ batch_id, number }) => [batch_id, number]))
}

/** The chosen kind, at first that of the draft or the first one, and a reason that it has. */
function useKind(kinds: readonly Kind[], texts: FormDraft['texts']) {
  const [chosen, setChosen] = useState(texts.kind ?? '')
  const [reason, setReason] = useState(texts.reason ?? '')
  // The form is shown only when something can be requested.
  const kind = kinds.find(row => row.kind === chosen) ?? (kinds[0] as Kind)
  const has = (row: Kind, name: string) => row.reasons.some(each => each.reason === name)
  function choose(name: string) {
    setChosen(name)
    const next = kinds.find(row => row.kind === name)
    if (next && !has(next, reason)) setReason('')
  }
  return { kind, choose, reason: has(kind, reason) ? reason : '', setReason }
}
