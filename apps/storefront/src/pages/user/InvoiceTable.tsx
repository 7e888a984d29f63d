import type { Invoice } from '@yaoji/api-client/contract/invoice'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Link } from '@yaoji/ui/link'
import { Price } from '@yaoji/ui/price'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { link } from '../../core/page/link.css'
import { touchTarget } from '../../core/page/touchTarget.css'
import { href } from '../../routes'
import * as css from './InvoicesPage.css'

/** What a press on a button of an invoice opens. */
export type InvoiceAction = Invoice['actions'][number]

export interface InvoiceTableProps {
  /** Undefined while the first answer loads. */
  invoices: readonly Invoice[] | undefined
  refreshing?: boolean
  onAct?: (action: InvoiceAction, invoice: Invoice) => void
}

/** Invoices with their orders, amounts and PDFs. */
export function InvoiceTable({ invoices, refreshing, onAct }: InvoiceTableProps) {
  const columns: readonly RecordColumn<Invoice>[] = [
    {
      key: 'invoice',
      title: '发票',
      width: '30%',
      lines: 2,
      render: invoice => <InvoiceName invoice={invoice} />,
    },
    { key: 'orders', title: '订单', render: invoice => <InvoiceOrders invoice={invoice} /> },
    {
      key: 'amount',
      title: '金额（含税）',
      align: 'end',
      render: ({ amount }) => <Price value={amount} tone="ink" />,
    },
    { key: 'state', title: '状态', render: invoice => <InvoiceState invoice={invoice} /> },
    {
      key: 'action',
      title: '操作',
      width: '128px',
      narrow: 'plain',
      lines: 2,
      render: invoice => <InvoiceActions invoice={invoice} onAct={onAct} />,
    },
  ]
  return (
    <RecordsTable
      className={css.table}
      label="发票"
      columns={columns}
      rows={invoices}
      rowKey={({ id }) => id}
      refreshing={refreshing}
      labels={{ loading: '正在加载发票' }}
    />
  )
}

function InvoiceName({ invoice: { number, type_text, title, is_red } }: { invoice: Invoice }) {
  return (
    <span className={css.cell}>
      <span>
        {is_red === 1 && '红字 · '}
        {type_text}
      </span>
      <span className={css.about}>{number || title}</span>
    </span>
  )
}

function InvoiceOrders({ invoice: { orders } }: { invoice: Invoice }) {
  return (
    <span className={css.cell}>
      {orders.map(({ id, sn }) => (
        <Link key={id} href={href('order', { id })} className={link}>
          {sn}
        </Link>
      ))}
    </span>
  )
}

function InvoiceState({ invoice }: { invoice: Invoice }) {
  const { state_text, issued_on, applied_at, reason, email, mail_text } = invoice
  return (
    <span className={css.cell}>
      {state_text}
      <span className={css.about}>{issued_on ?? applied_at.slice(0, 10)}</span>
      {reason && <span className={css.about}>{reason}</span>}
      {mail_text && (
        <span className={css.about}>
          {email} {mail_text}
        </span>
      )}
    </span>
  )
}

const ACTION_TEXTS = { change: '修改', withdraw: '撤回申请' } as const satisfies Record<InvoiceAction, string>

function InvoiceActions({ invoice, onAct }: { invoice: Invoice } & Pick<InvoiceTableProps, 'onAct'>) {
  const { pdf_url, number, actions, orders } = invoice
  const subject = number || orders[0]?.sn
  return (
    <span className={css.actions}>
      {pdf_url && (
        <LinkButton
          href={pdf_url}
          size="s"
          className={touchTarget}
          target="_blank"
          rel="noopener"
          aria-label={`下载 PDF ${subject}`}
        >
          下载 PDF
        </LinkButton>
      )}
      {actions.map(action => (
        <Button
          key={action}
          size="s"
          className={touchTarget}
          aria-label={`${ACTION_TEXTS[action]} ${subject}`}
          onClick={() => onAct?.(action, invoice)}
        >
          {ACTION_TEXTS[action]}
        </Button>
      ))}
    </span>
  )
}
