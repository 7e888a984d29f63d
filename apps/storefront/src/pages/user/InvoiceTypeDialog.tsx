import { type Invoice, type InvoiceOrder, invoiceProfile } from '@yaoji/api-client/contract/invoice'
import { formatAmount, INVOICE_TYPE_CODES, moneyText, parseAmount, sumAmounts } from '@yaoji/domain'
import { useApplyInvoice, useCall, useChangeInvoice } from '@yaoji/hooks/data'
import { RadioGroup } from '@yaoji/ui/radio-group'
import { ActionDialog } from '../../core/form/ActionDialog'

/** What the dialog is about: orders that get an invoice, or an invoice whose type changes. */
export type InvoiceSubject =
  | { readonly kind: 'apply'; readonly orders: readonly InvoiceOrder[] }
  | { readonly kind: 'change'; readonly invoice: Invoice }

export interface InvoiceTypeDialogProps {
  open: boolean
  subject: InvoiceSubject
  onClose: () => void
}

/** Asks for the type of an invoice, and applies for it or changes it. */
export function InvoiceTypeDialog({ open, subject, onClose }: InvoiceTypeDialogProps) {
  const { data } = useCall(invoiceProfile, {}, { inline: true })
  const apply = useApplyInvoice()
  const change = useChangeInvoice()
  const types = data?.types ?? []
  const isNew = subject.kind === 'apply'
  const first = types.find(({ reason }) => reason === '')?.type

  function confirm(form: FormData) {
    const type = INVOICE_TYPE_CODES.find(code => code === form.get('type')) ?? 'digital'
    return subject.kind === 'apply'
      ? apply.mutateAsync({ order_ids: subject.orders.map(({ order_id }) => order_id), type })
      : change.mutateAsync({ id: subject.invoice.id, type })
  }

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={isNew ? '申请开票' : '修改发票类型'}
      description={descriptionOf(subject, data?.profile?.title ?? '')}
      cancelText="取消"
      confirmText={isNew ? '提交申请' : '保存'}
      variant="primary"
      doneText={isNew ? '已提交开票申请' : '已修改发票类型'}
      unknownOutcome="没有收到结果，请关闭后查看最新状态"
      onConfirm={confirm}
    >
      <RadioGroup
        key={first}
        legend="发票类型"
        name="type"
        variant="cards"
        defaultValue={isNew ? first : subject.invoice.type}
        options={types.map(({ type, text, reason }) => ({
          value: type,
          label: text,
          reason: reason || undefined,
        }))}
      />
    </ActionDialog>
  )
}

function descriptionOf(subject: InvoiceSubject, title: string): string {
  if (subject.kind === 'change') return `抬头 ${title}，金额 ${moneyText(subject.invoice.amount)}`
  const sum = formatAmount(sumAmounts(subject.orders.map(({ amount }) => parseAmount(amount))))
  return `抬头 ${title}，${subject.orders.length} 个订单，金额 ${moneyText(sum)}`
}
