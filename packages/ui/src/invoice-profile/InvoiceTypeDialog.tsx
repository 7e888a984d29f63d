'use client'
import {
  formatAmount,
  INVOICE_TYPE_CODES,
  type InvoiceType,
  invoiceEmailProblem,
  type Money,
  parseAmount,
  sumAmounts,
} from '@yaoji/domain'
import { forwardRef, type ReactNode } from 'react'
import { ActionDialog, type ActionDialogProps } from '../action-dialog'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { InvoiceEmailField } from './InvoiceEmailField'
import { InvoiceTypeField, type InvoiceTypeOption } from './InvoiceTypeField'

export const invoiceTypeDialogLabels = {
  apply: '申请开票',
  change: '修改开票申请',
  /** Who the invoice is made out to, where that is known, and how much it is about. */
  title: (title: string) => `抬头 ${title}，`,
  amount: (amount: string, money: Money) => `金额 ${money.text(amount)}`,
  orders: (count: number) => `${count} 个订单，`,
  cancel: '取消',
  submit: '提交申请',
  save: '保存',
  applied: '已提交开票申请',
  changed: '已修改开票申请',
  unknown: '没有收到结果，请关闭后查看最新状态',
  noType: '请选择发票类型',
  /** What is wrong with the e-mail address; null for nothing. */
  problem: (email: string): string | null => invoiceEmailProblem(email),
}

/** What the dialog is about, by the wire's names: orders that get an invoice, or an invoice whose type changes. */
export type InvoiceTypeSubject =
  | { readonly kind: 'apply'; readonly orders: readonly { readonly amount: string }[] }
  | {
      readonly kind: 'change'
      readonly invoice: { readonly type: string; readonly email: string; readonly amount: string }
    }

export interface InvoiceTypeDialogProps
  extends Pick<ActionDialogProps, 'open' | 'onClose' | 'className' | 'style' | 'id'> {
  subject: InvoiceTypeSubject
  /** Who the invoice is made out to; empty where that is not known. */
  title: string
  /** Applies for the invoice, or changes it; the address is empty for none. */
  onConfirm: (values: { readonly type: InvoiceType; readonly email: string }) => Promise<unknown>
  /** The content: what is shown while the types load, then the fields for them. */
  children: (fields: (types: readonly InvoiceTypeOption[]) => ReactNode) => ReactNode
  /** Words in place of those of {@link invoiceTypeDialogLabels}. */
  labels?: Partial<typeof invoiceTypeDialogLabels>
}

/** Asks for the type of an invoice and where it is sent. Renders ActionDialog. */
export const InvoiceTypeDialog = forwardRef<HTMLDivElement, InvoiceTypeDialogProps>(
  function InvoiceTypeDialog({ subject, title, onConfirm, labels, children, ...rest }, ref) {
    const words = useLabels('invoiceTypeDialog', invoiceTypeDialogLabels, labels)
    const money = useMoney()
    const isNew = subject.kind === 'apply'

    async function confirm(form: FormData) {
      const type = typeIn(form)
      // `missing` has refused a form without one.
      if (type) await onConfirm({ type, email: emailIn(form) })
    }

    return (
      <ActionDialog
        {...rest}
        ref={ref}
        title={isNew ? words.apply : words.change}
        description={[
          title && words.title(title),
          isNew && words.orders(subject.orders.length),
          words.amount(amountOf(subject), money),
        ]
          .filter(Boolean)
          .join('')}
        cancelText={words.cancel}
        confirmText={isNew ? words.submit : words.save}
        variant="primary"
        doneText={isNew ? words.applied : words.changed}
        unknownOutcome={words.unknown}
        missing={form => (typeIn(form) ? (words.problem(emailIn(form)) ?? '') : words.noType)}
        onConfirm={confirm}
      >
        {children(types => (
          <>
            <InvoiceTypeField types={types} type={isNew ? undefined : subject.invoice.type} />
            <InvoiceEmailField name="email" defaultValue={isNew ? '' : subject.invoice.email} />
          </>
        ))}
      </ActionDialog>
    )
  },
)

/** The type that is chosen; undefined while there is none. */
function typeIn(form: FormData): InvoiceType | undefined {
  return INVOICE_TYPE_CODES.find(code => code === form.get('type'))
}

/** The address that was typed; empty for none. */
function emailIn(form: FormData): string {
  const email = form.get('email')
  return typeof email === 'string' ? email.trim() : ''
}

function amountOf(subject: InvoiceTypeSubject): string {
  if (subject.kind === 'change') return subject.invoice.amount
  return formatAmount(sumAmounts(subject.orders.map(({ amount }) => parseAmount(amount))))
}
