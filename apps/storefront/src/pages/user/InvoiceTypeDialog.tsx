import {
  type Invoice,
  type InvoiceOrder,
  type InvoiceProfileAnswer,
  invoiceProfile,
} from '@yaoji/api-client/contract/invoice'
import { formatAmount, INVOICE_TYPE_CODES, moneyText, parseAmount, sumAmounts } from '@yaoji/domain'
import { useApplyInvoice, useCall, useChangeInvoice } from '@yaoji/hooks/data'
import { RadioGroup } from '@yaoji/ui/radio-group'
import { Skeleton } from '@yaoji/ui/skeleton'
import { ActionDialog } from '../../core/form/ActionDialog'
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

/** Asks for the type of an invoice, and applies for it or changes it. */
export function InvoiceTypeDialog({ open, subject, onClose }: InvoiceTypeDialogProps) {
  const profile = useCall(invoiceProfile, {}, { inline: true })
  const apply = useApplyInvoice()
  const change = useChangeInvoice()
  const isNew = subject.kind === 'apply'

  async function confirm(form: FormData) {
    const type = typeIn(form)
    // `missing` has refused such a form.
    if (!type) return
    await (subject.kind === 'apply'
      ? apply.mutateAsync({ order_ids: subject.orders.map(({ order_id }) => order_id), type })
      : change.mutateAsync({ id: subject.invoice.id, type }))
  }

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={isNew ? '申请开票' : '修改发票类型'}
      description={descriptionOf(subject, profile.data?.profile?.title ?? '')}
      cancelText="取消"
      confirmText={isNew ? '提交申请' : '保存'}
      variant="primary"
      doneText={isNew ? '已提交开票申请' : '已修改发票类型'}
      unknownOutcome="没有收到结果，请关闭后查看最新状态"
      missing={form => (typeIn(form) ? '' : '请选择发票类型')}
      onConfirm={confirm}
    >
      <QueryView
        query={profile}
        pending={<Skeleton variant="lines" count={4} label="正在加载发票类型" />}
        errorSize="s"
      >
        {({ types }) => <TypeChoice types={types} type={isNew ? undefined : subject.invoice.type} />}
      </QueryView>
    </ActionDialog>
  )
}

/** The type that is chosen; undefined while there is none. */
function typeIn(form: FormData) {
  return INVOICE_TYPE_CODES.find(code => code === form.get('type'))
}

interface TypeChoiceProps {
  types: InvoiceProfileAnswer['types']
  /** The type of the invoice. Without one, the first that the profile allows is chosen. */
  type: Invoice['type'] | undefined
}

function TypeChoice({ types, type }: TypeChoiceProps) {
  const first = types.find(({ reason }) => reason === '')?.type
  return (
    <RadioGroup
      key={first}
      legend="发票类型"
      name="type"
      variant="cards"
      defaultValue={type ?? first}
      options={types.map(({ type, text, reason }) => ({
        value: type,
        label: text,
        reason: reason || undefined,
      }))}
    />
  )
}

function descriptionOf(subject: InvoiceSubject, title: string): string {
  const head = title && `抬头 ${title}，`
  if (subject.kind === 'change') return `${head}金额 ${moneyText(subject.invoice.amount)}`
  const sum = formatAmount(sumAmounts(subject.orders.map(({ amount }) => parseAmount(amount))))
  return `${head}${subject.orders.length} 个订单，金额 ${moneyText(sum)}`
}
