import { receiptSendInput } from '@yaoji/api-client/contract/input/receipt'
import type { Receipt } from '@yaoji/api-client/contract/receipt'
import { RECEIPT_FILES_MOST } from '@yaoji/domain'
import { useFocusOnMount, useForm } from '@yaoji/hooks'
import { useSendReceipt } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { FormError } from '@yaoji/ui/form-error'
import { useToast } from '@yaoji/ui/toast'
import { FilesField, useFiles } from '../../core/form/FilesField'
import { buttons, fields, whole } from '../../core/form/formLayout.css'

export interface ReceiptFormProps {
  receipt: Receipt
  onSent: () => void
  onCancel: () => void
}

/** The files of a signed receipt. A button opens the form, which takes its focus. */
export function ReceiptForm({ receipt: { order_id, order_sn }, onSent, onCancel }: ReceiptFormProps) {
  const toast = useToast()
  const { mutateAsync } = useSendReceipt()
  const form = useFocusOnMount<HTMLFormElement>()
  const upload = useFiles({ purpose: 'receipt', saved: [], max: RECEIPT_FILES_MOST })
  const { formProps, field, failure, busy } = useForm(receiptSendInput, {
    extra: { id: order_id, file_ids: upload.results.map(({ id }) => id) },
    async onSubmit(input) {
      await mutateAsync(input)
      toast({ text: '回执已上传，等待审核', tone: 'success' })
      onSent()
    },
  })
  return (
    <form {...formProps} ref={form} tabIndex={-1} aria-label={`上传订单 ${order_sn} 的回执`}>
      <div className={fields}>
        <FormError failure={failure} className={whole} />
        <FilesField
          label="签字盖章的签收回执"
          field={field('file_ids')}
          files={upload}
          max={RECEIPT_FILES_MOST}
          className={whole}
        />
      </div>
      <div className={buttons}>
        <Button size="l" onClick={onCancel}>
          取消
        </Button>
        <Button type="submit" variant="primary" size="l" busy={busy || upload.busy}>
          {upload.busy ? '文件上传中' : '提交回执'}
        </Button>
      </div>
    </form>
  )
}
