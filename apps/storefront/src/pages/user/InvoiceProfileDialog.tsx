import { invoiceProfileSaveInput } from '@yaoji/api-client/contract/input/invoice'
import type { InvoiceProfile } from '@yaoji/api-client/contract/invoice'
import { useForm } from '@yaoji/hooks'
import { useSaveInvoiceProfile } from '@yaoji/hooks/data'
import { DescriptionList } from '@yaoji/ui/description-list'
import { FormWide } from '@yaoji/ui/form'
import { FormDialog, type FormDialogProps } from '@yaoji/ui/form-dialog'
import { TextField } from '@yaoji/ui/text-field'
import { useToast } from '@yaoji/ui/toast'
import * as css from './InvoicesPage.css'

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
      <FormWide>
        <DescriptionList
          rows={[
            ['发票抬头', initial.title],
            ['税号', initial.tax_no],
          ]}
        />
        <p className={css.about}>抬头和税号与营业执照一致，变更请更新证照</p>
      </FormWide>
      <TextField {...form.field('address')} label="注册地址" size="l" required maxLength={120} wide />
      <TextField
        {...form.field('phone')}
        label="注册电话"
        hint="手机号，或带区号的座机"
        size="l"
        required
        type="tel"
        maxLength={20}
      />
      <TextField {...form.field('bank')} label="开户银行" size="l" required maxLength={60} />
      <TextField
        {...form.field('account')}
        label="银行账号"
        size="l"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        wide
      />
    </FormDialog>
  )
}
