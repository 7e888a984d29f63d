import { type Invoice, type InvoiceOrder, invoiceProfile } from '@yaoji/api-client/contract/invoice'
import {
  formatAmount,
  INVOICE_TYPE_CODES,
  invoiceEmailProblem,
  moneyText,
  parseAmount,
  sumAmounts,
} from '@yaoji/domain'
import { useApplyInvoice, useCall, useChangeInvoice } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'
import { InvoiceEmailField, InvoiceTypeField } from '@yaoji/ui/invoice-profile'
import { Skeleton } from '@yaoji/ui/skeleton'
import { QueryView } from '../../core/page/QueryView'

/** What the dialog is about: orders that get an invoice, or an invoice whose type changes. */
export type InvoiceSubject =
  | { readonly kind: 'apply'; readonly orders: readonly InvoiceOrder[] }
  | { readonly kind: 'change'; readonly invoice: Invoice }

export interface InvoiceTypeDialogProps {
  open: boolean
  subject: InvoiceSubject
  onClose: () => void
}

/** Asks for the type of an invoice and where it is sent, and applies for it or changes it. */
export function InvoiceTypeDialog({ open, subject, onClose }: InvoiceTypeDialogProps) {
  const profile = useCall(invoiceProfile, {}, { inline: true })
  const apply = useApplyInvoice()
  const change = useChangeInvoice()
  const isNew = subject.kind === 'apply'

  async function confirm(form: FormData) {
    const type = typeIn(form)
    // `missing` has refused such a form.
    if (!type) return
    const email = emailIn(form)
    await (subject.kind === 'apply'
      ? apply.mutateAsync({
          order_ids: subject.orders.map(({ order_id }) => order_id),
          type,
          email: email || undefined,
        })
      : change.mutateAsync({
          id: subject.invoice.id,
          type,
          email: email === subject.invoice.email ? undefined : email,
        }))
  }

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={isNew ? '申请开票' : '修改开票申请'}
      description={descriptionOf(subject, profile.data?.profile?.title ?? '')}
      cancelText="取消"
      confirmText={isNew ? '提交申请' : '保存'}
      variant="primary"
      doneText={isNew ? '已提交开票申请' : '已修改开票申请'}
      unknownOutcome="没有收到结果，请关闭后查看最新状态"
      missing={form => (typeIn(form) ? (invoiceEmailProblem(emailIn(form)) ?? '') : '请选择发票类型')}
      onConfirm={confirm}
    >
      <QueryView
        query={profile}
        pending={<Skeleton variant="lines" count={4} label="正在加载发票类型" />}
        errorSize="s"
      >
        {({ types }) => (
          <>
            <InvoiceTypeField types={types} type={isNew ? undefined : subject.invoice.type} />
            <InvoiceEmailField name="email" defaultValue={isNew ? '' : subject.invoice.email} />
          </>
        )}
      </QueryView>
    </ActionDialog>
  )
}

/** The type that is chosen; undefined while there is none. */
function typeIn(form: FormData) {
  return INVOICE_TYPE_CODES.find(code => code === form.get('type'))
}

/** The address that was typed; empty for none. */
function emailIn(form: FormData): string {
  const email = form.get('email')
  return typeof email === 'string' ? email.trim() : ''
}

function descriptionOf(subject: InvoiceSubject, title: string): string {
  const head = title && `抬头 ${title}，`
  if (subject.kind === 'change') return `${head}金额 ${moneyText(subject.invoice.amount)}`
  const sum = formatAmount(sumAmounts(subject.orders.map(({ amount }) => parseAmount(amount))))
  return `${head}${subject.orders.length} 个订单，金额 ${moneyText(sum)}`
}
