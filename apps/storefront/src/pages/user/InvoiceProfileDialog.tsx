import { invoiceProfileSaveInput } from '@yaoji/api-client/contract/input/invoice'
import type { InvoiceProfile } from '@yaoji/api-client/contract/invoice'
import { useForm } from '@yaoji/hooks'
import { useSaveInvoiceProfile } from '@yaoji/hooks/data'
import { FormDialog, type FormDialogProps } from '@yaoji/ui/form-dialog'
import { InvoiceProfileFields } from '@yaoji/ui/invoice-profile'
import { useToast } from '@yaoji/ui/toast'

export interface InvoiceProfileDialogProps extends Pick<FormDialogProps, 'open' | 'onClose' | 'returnFocus'> {
  /** What the fields have at first. */
  initial: InvoiceProfile
}

/** The form that submits a change of the invoice profile for review. Give each opening its own key. */
export function InvoiceProfileDialog({ initial, ...dialog }: InvoiceProfileDialogProps) {
  const toast = useToast()
  const { mutateAsync } = useSaveInvoiceProfile()
  const { address, phone, bank, account } = initial
  const form = useForm(invoiceProfileSaveInput, {
    initial: { address, phone, bank, account },
    async onSubmit(input) {
      await mutateAsync(input)
      toast({ text: '已提交审核，通过前按现有信息开票', tone: 'success' })
      dialog.onClose()
    },
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="修改开票信息"
      description="审核通过后生效，一般需要 1 个工作日"
      label="开票信息"
      columns={2}
      submit="提交审核"
    >
      <InvoiceProfileFields field={form.field} profile={initial} />
    </FormDialog>
  )
}
