import type { InvoiceSummary, OrderDetail, Refund } from '@yaoji/api-client/contract/order'
import { LinkButton } from '@yaoji/ui/button'
import { DescriptionList } from '@yaoji/ui/description-list'
import { Link } from '@yaoji/ui/link'
import { Panel } from '@yaoji/ui/panel'
import { type Transaction, TransactionList } from '@yaoji/ui/transaction-list'
import { UploadList } from '@yaoji/ui/upload'
import { minuteText } from '../../core/clock/minuteText'
import { sentItem } from '../../core/form/sentFile'
import { link } from '../../core/page/link.css'
import { PAYMENTS_ID } from '../../features/orders/orderSections'
import { href } from '../../routes'

type Payment = OrderDetail['payments'][number]
type AfterSale = OrderDetail['after_sales'][number]

const REQUEST_PAGES = { return: 'orderReturn', ticket: 'orderAfterSales' } as const satisfies Record<
  AfterSale['type'],
  string
>

/** The returns and service tickets of an order, with links to them. Renders nothing without any. */
export function OrderAfterSales({ after_sales }: Pick<OrderDetail, 'after_sales'>) {
  const requests = after_sales.map(({ type, id, sn, kind_text, status_text, created_at }) => ({
    key: `${type} ${id}`,
    title: (
      <Link href={href(REQUEST_PAGES[type], { id: sn })} className={link}>
        {kind_text} {sn}
      </Link>
    ),
    about: minuteText(created_at),
    state: status_text,
  }))
  return <Records title="退换货和售后服务" records={requests} />
}

/** The payments of an order, newest first, with what the buyer sent of a transfer. Renders nothing without payments. */
export function OrderPayments({ payments }: Pick<OrderDetail, 'payments'>) {
  const records = payments.map(payment => ({
    key: payment.sn,
    title: payment.text,
    amount: payment.amount,
    about: minuteText(payment.time),
    state: payment.state_text,
    done: payment.state === 'paid',
    detail: slipOf(payment),
  }))
  return <Records id={PAYMENTS_ID} title="付款记录" records={records} />
}

/** What the buyer sent of a transfer. */
function slipOf({ slip, files }: Payment) {
  if (!slip && files.length === 0) return null
  const { payer, bank_serial, paid_date, remark } = slip ?? {}
  return (
    <>
      <DescriptionList
        size="s"
        rows={[
          ['付款户名', payer],
          ['流水号', bank_serial],
          ['转账日期', paid_date],
          ['备注', remark],
        ]}
      />
      {files.length > 0 && <UploadList items={files.map(sentItem)} labels={{ list: '银行回单' }} />}
    </>
  )
}

/** The refunds of an order. Renders nothing without any. */
export function OrderRefunds({ refunds }: Pick<OrderDetail, 'refunds'>) {
  return <Records title="退款记录" records={refundRecords(refunds)} />
}

/** Where money went: the amount, since when, and when it arrived. */
export function refundRecords(refunds: readonly Refund[]): Transaction[] {
  return refunds.map(({ sn, target, amount, state, state_text, created_at, settled_at }) => ({
    key: sn,
    title: `退至${target}`,
    amount,
    about: minuteText(settled_at ?? created_at),
    state: state_text,
    done: state === 'done',
  }))
}

/** The tab of the list of invoices that has those in each state. */
const INVOICE_TABS = {
  none: 'orders',
  not_needed: 'orders',
  applied: 'applied',
  issued: 'issued',
  rejected: 'closed',
  voided: 'closed',
} as const satisfies Record<InvoiceSummary['state'], string>

/** The invoices of an order, newest first, with their PDFs and links to the list of invoices. Renders nothing without any. */
export function OrderInvoices({ order: { sn }, invoices }: Pick<OrderDetail, 'order' | 'invoices'>) {
  const records = invoices.map(invoice => ({
    key: invoice.id,
    title: (
      <Link href={href('invoices', {}, { tab: INVOICE_TABS[invoice.state], keywords: sn })} className={link}>
        {invoice.is_red === 1 && '红字 · '}
        {invoice.type_text}
      </Link>
    ),
    amount: invoice.amount,
    about: invoice.number,
    state: invoice.state_text,
    done: invoice.state === 'issued',
    detail: <InvoiceDetail invoice={invoice} />,
  }))
  return <Records title="发票" records={records} />
}

function InvoiceDetail({ invoice: { number, issued_on, reason, pdf_url } }: { invoice: InvoiceSummary }) {
  return (
    <>
      {reason && <p>{reason}</p>}
      {issued_on && <p>{issued_on}</p>}
      {pdf_url && (
        <LinkButton href={pdf_url} size="s" target="_blank" rel="noopener" aria-label={`下载 PDF ${number}`}>
          下载 PDF
        </LinkButton>
      )}
    </>
  )
}

interface RecordsProps {
  id?: string
  title: string
  records: readonly Transaction[]
}

function Records({ id, title, records }: RecordsProps) {
  if (records.length === 0) return null
  return (
    <Panel title={title}>
      <TransactionList id={id} aria-label={title} transactions={records} />
    </Panel>
  )
}
