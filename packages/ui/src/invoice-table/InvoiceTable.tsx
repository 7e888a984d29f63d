'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import { Button, LinkButton } from '../button'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { Price } from '../price'
import { RecordCell, type RecordColumn, RecordsTable } from '../records-table'
import { plain } from '../theme/base.css'
import * as css from './InvoiceTable.css'

/** What a buyer can do with an invoice that is not issued. */
export type InvoiceTableAction = 'change' | 'withdraw'

export const invoiceTableLabels = {
  /** Name of the table, for screen readers. */
  table: '发票',
  loading: '正在加载发票',
  invoice: '发票',
  orders: '订单',
  amount: '金额（含税）',
  state: '状态',
  actions: '操作',
  /** The kind of an invoice; a negative one takes another back. */
  type: (text: string, negative: boolean) => (negative ? `红字 · ${text}` : text),
  download: '下载 PDF',
  /** A button of each action. */
  act: { change: '修改', withdraw: '撤回申请' } as Readonly<Record<InvoiceTableAction, string>>,
  /** What a button does to which invoice, for screen readers. */
  actionOf: (action: string, invoice: string) => `${action} ${invoice}`,
}

/** An invoice, by the wire's names. */
export interface InvoiceTableInvoice {
  id: number
  /** Empty until it is issued. */
  number: string
  type_text: string
  title: string
  /** 1: it takes another invoice back. */
  is_red: number
  orders: readonly { readonly id: number; readonly sn: string }[]
  amount: string
  state_text: string
  /** Null until it is issued; the day of the request is shown then. */
  issued_on: string | null
  applied_at: string
  /** Why it was refused or voided; empty otherwise. */
  reason: string
  /** Where it is sent; empty for nowhere. */
  email: string
  /** Whether it was sent; empty without an address. */
  mail_text: string
  /** Empty without a file. */
  pdf_url: string
  actions: readonly InvoiceTableAction[]
}

export interface InvoiceTableProps<Invoice extends InvoiceTableInvoice = InvoiceTableInvoice>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Undefined while the first ones load. */
  invoices: readonly Invoice[] | undefined
  /** Where an order is shown. */
  orderHref: (order: Invoice['orders'][number]) => string
  /** A button of an invoice was pressed. */
  onAct?: (action: InvoiceTableAction, invoice: Invoice) => void
  /**
   * Other invoices are loading in place of those shown.
   * @default false
   */
  refreshing?: boolean
  /**
   * With a border of its own.
   * @default true
   */
  framed?: boolean
  /** Words in place of those of {@link invoiceTableLabels}. */
  labels?: Partial<typeof invoiceTableLabels>
}

/** Invoices with their orders, amounts, states and files. Renders a RecordsTable. */
export const InvoiceTable = forwardRef<HTMLDivElement, InvoiceTableProps>(function InvoiceTable(
  { invoices, orderHref, onAct, labels, ...rest },
  ref,
) {
  const words = useLabels('invoiceTable', invoiceTableLabels, labels)
  const times = useTimes()
  return (
    <RecordsTable
      {...rest}
      ref={ref}
      label={words.table}
      columns={columnsOf({ words, times, orderHref, onAct })}
      rows={invoices}
      rowKey={({ id }) => id}
      labels={{ loading: words.loading }}
    />
  )
  // A type parameter does not pass through forwardRef.
}) as <Invoice extends InvoiceTableInvoice>(
  props: InvoiceTableProps<Invoice> & RefAttributes<HTMLDivElement>,
) => ReactNode

type ColumnsProps = Pick<InvoiceTableProps, 'orderHref' | 'onAct'> & {
  words: typeof invoiceTableLabels
  times: Times
}

function columnsOf(props: ColumnsProps): readonly RecordColumn<InvoiceTableInvoice>[] {
  const { words, times } = props
  return [
    {
      key: 'invoice',
      title: words.invoice,
      width: '30%',
      lines: 2,
      render: ({ type_text, is_red, number, title }) => (
        <RecordCell about={[number || title]}>
          <span className={plain}>{words.type(type_text, is_red === 1)}</span>
        </RecordCell>
      ),
    },
    {
      key: 'orders',
      title: words.orders,
      render: ({ orders }) => (
        <RecordCell>
          {orders.map(order => (
            <Link key={order.id} href={props.orderHref(order)} className={css.link} data-part="order">
              {order.sn}
            </Link>
          ))}
        </RecordCell>
      ),
    },
    {
      key: 'amount',
      title: words.amount,
      align: 'end',
      render: ({ amount }) => <Price value={amount} tone="ink" />,
    },
    {
      key: 'state',
      title: words.state,
      render: ({ state_text, issued_on, applied_at, reason, email, mail_text }) => (
        <RecordCell
          about={[times.date(issued_on ?? applied_at), reason, mail_text && `${email} ${mail_text}`]}
        >
          {state_text}
        </RecordCell>
      ),
    },
    {
      key: 'action',
      title: words.actions,
      width: '128px',
      narrow: 'plain',
      lines: 2,
      render: invoice => <Actions {...props} invoice={invoice} />,
    },
  ]
}

function Actions({ invoice, words, onAct }: ColumnsProps & { invoice: InvoiceTableInvoice }) {
  const { pdf_url, number, actions, orders } = invoice
  const name = number || (orders[0]?.sn ?? '')
  return (
    <span className={css.actions} data-part="actions">
      {pdf_url && (
        <LinkButton
          href={pdf_url}
          size="s"
          target="_blank"
          rel="noopener"
          aria-label={words.actionOf(words.download, name)}
        >
          {words.download}
        </LinkButton>
      )}
      {actions.map(action => (
        <Button
          key={action}
          size="s"
          aria-label={words.actionOf(words.act[action], name)}
          onClick={() => onAct?.(action, invoice)}
        >
          {words.act[action]}
        </Button>
      ))}
    </span>
  )
}
