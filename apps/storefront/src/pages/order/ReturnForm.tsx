import { returnCreateInput } from '@yaoji/api-client/contract/input/return'
import type { OrderReturns } from '@yaoji/api-client/contract/return'
import { RETURN_FILES_MOST } from '@yaoji/domain'
import {
  returnPacksField,
  returnRequestTexts,
  stopFormAt,
  useDraftForm,
  useFormDraft,
  useReturnRequest,
} from '@yaoji/hooks'
import { useCreateReturn } from '@yaoji/hooks/data'
import { RequestForm, ReturnFields } from '@yaoji/ui/order-requests'
import { useToast } from '@yaoji/ui/toast'
import { useFiles } from '../../core/form/FilesField'
import type { Claim } from '../../features/orders/claim'

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
  const upload = useFiles({ purpose: 'return', saved: [], max: RETURN_FILES_MOST })
  const draft = useFormDraft(`return.${returns.order_id}`, [
    ...['kind', 'reason', 'text'],
    ...returns.batches.filter(({ returnable }) => returnable > 0).map(returnPacksField),
  ])
  const request = useReturnRequest({
    // The form is shown only when something can be requested.
    kinds: returns.kinds as [Kind, ...Kind[]],
    batches: returns.batches,
    texts: claim ? returnRequestTexts(claim, returns.batches) : draft.texts,
  })
  const { wrong } = request
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
  return (
    <RequestForm
      title="申请退换货"
      form={{
        ...form,
        formProps: wrong ? stopFormAt(form.formProps, returnPacksField(wrong)) : form.formProps,
      }}
      sending={upload.busy && '照片上传中'}
      onCancel={onCancel}
    >
      <ReturnFields
        kinds={returns.kinds}
        request={request}
        field={form.field}
        files={upload}
        max={RETURN_FILES_MOST}
      />
    </RequestForm>
  )
}
