'use client'
import { forwardRef } from 'react'
import { ActionDialog, type ActionDialogProps } from '../action-dialog'
import { useLabels } from '../labels/useLabels'

export const withdrawInvoiceDialogLabels = {
  title: '撤回开票申请',
  text: (orders: readonly string[]) => `撤回后，订单 ${orders.join('、')} 可以重新申请`,
  cancel: '不撤回',
  confirm: '撤回申请',
  done: '已撤回开票申请',
  unknown: '没有收到结果，请关闭后查看最新状态',
}

export interface WithdrawInvoiceDialogProps
  extends Pick<ActionDialogProps, 'open' | 'onClose' | 'className' | 'style' | 'id'> {
  /** The invoice, by the wire's names; undefined while the dialog has not been opened. */
  invoice: { readonly orders: readonly { readonly sn: string }[] } | undefined
  /** Withdraws the request for the invoice. */
  onConfirm: () => Promise<unknown>
  /** Words in place of those of {@link withdrawInvoiceDialogLabels}. */
  labels?: Partial<typeof withdrawInvoiceDialogLabels>
}

/** Asks before the request for an invoice is withdrawn. Renders ActionDialog. */
export const WithdrawInvoiceDialog = forwardRef<HTMLDivElement, WithdrawInvoiceDialogProps>(
  function WithdrawInvoiceDialog({ invoice, labels, ...rest }, ref) {
    const words = useLabels('withdrawInvoiceDialog', withdrawInvoiceDialogLabels, labels)
    return (
      <ActionDialog
        {...rest}
        ref={ref}
        title={words.title}
        description={words.text(invoice?.orders.map(({ sn }) => sn) ?? [])}
        cancelText={words.cancel}
        confirmText={words.confirm}
        variant="danger"
        doneText={words.done}
        unknownOutcome={words.unknown}
      />
    )
  },
)
