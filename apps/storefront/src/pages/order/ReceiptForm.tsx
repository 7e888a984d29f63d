import { receiptSendInput } from '@yaoji/api-client/contract/input/receipt'
import type { Receipt } from '@yaoji/api-client/contract/receipt'
import { RECEIPT_FILES_MOST } from '@yaoji/domain'
import { useFocusOnMount, useForm } from '@yaoji/hooks'
import { useSendReceipt } from '@yaoji/hooks/data'
import { Form } from '@yaoji/ui/form'
import { useToast } from '@yaoji/ui/toast'
import { FilesField, useFiles } from '../../core/form/FilesField'

export interface ReceiptFormProps {
  receipt: Receipt
  onSent: () => void
  onCancel: () => void
}

/** The files of a signed receipt. A button opens the form, which takes its focus. */
export function ReceiptForm({ receipt: { order_id, order_sn }, onSent, onCancel }: ReceiptFormProps) {
  const toast = useToast()
  const { mutateAsync } = useSendReceipt()
  const root = useFocusOnMount<HTMLFormElement>()
  const files = useFiles({ purpose: 'receipt', saved: [], max: RECEIPT_FILES_MOST })
  const form = useForm(receiptSendInput, {
    extra: { id: order_id, file_ids: files.results.map(({ id }) => id) },
    async onSubmit(input) {
      await mutateAsync(input)
      toast({ text: '回执已上传，等待审核', tone: 'success' })
      onSent()
    },
  })
  return (
    <Form
      form={form}
      ref={root}
      tabIndex={-1}
      label={`上传订单 ${order_sn} 的回执`}
      submit="提交回执"
      sending={files.busy && '文件上传中'}
      onCancel={onCancel}
    >
      <FilesField
        label="签字盖章的签收回执"
        field={form.field('file_ids')}
        files={files}
        max={RECEIPT_FILES_MOST}
      />
    </Form>
  )
}
