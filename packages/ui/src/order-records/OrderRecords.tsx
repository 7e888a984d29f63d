'use client'
import { forwardRef, type RefAttributes } from 'react'
import { LinkButton } from '../button'
import { DescriptionList } from '../description-list'
import { type Times, wireTimes } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Panel, type PanelProps } from '../panel'
import { Text } from '../text'
import { TextLink } from '../text-link'
import { type Transaction, TransactionList } from '../transaction-list'
import { sentItem, UploadList } from '../upload'
import type { AfterSaleRecord, InvoiceRecord, PaymentRecord, RefundRecord } from './orderRecordTypes'

export const orderRecordsLabels = {
  afterSales: '退换货和售后服务',
  payments: '付款记录',
  refunds: '退款记录',
  invoices: '发票',
  /** What the buyer wrote about a transfer, and the name of its files for screen readers. */
  payer: '付款户名',
  bankSerial: '流水号',
  paidDate: '转账日期',
  remark: '备注',
  slipFiles: '银行回单',
  refundTo: (target: string) => `退至${target}`,
  invoice: (type: string, isCreditNote: boolean) => (isCreditNote ? `红字 · ${type}` : type),
  download: '下载 PDF',
  /** Name of the link to a PDF, for screen readers. */
  downloadOf: (number: string) => `下载 PDF ${number}`,
}

type Words = typeof orderRecordsLabels

interface RecordsProps extends Omit<PanelProps, 'title' | 'children'> {
  /** Words in place of those of {@link orderRecordsLabels}. */
  labels?: Partial<Words>
}

export interface OrderAfterSalesProps extends RecordsProps {
  /** The newest first. */
  after_sales: readonly AfterSaleRecord[]
  /** Where one is shown; undefined for one that the reader cannot open. */
  hrefOf: (record: AfterSaleRecord) => string | undefined
}

/** The returns and requests for service of an order, with links to them. Renders a Panel, or nothing without any. */
export const OrderAfterSales = forwardRef<HTMLElement, OrderAfterSalesProps>(function OrderAfterSales(
  { after_sales, hrefOf, labels, ...rest },
  ref,
) {
  const words = useLabels('orderRecords', orderRecordsLabels, labels)
  const times = useTimes()
  const records = after_sales.map(record => ({
    key: `${record.type} ${record.id}`,
    title: linked(`${record.kind_text} ${record.sn}`, hrefOf(record)),
    about: times.minute(record.created_at),
    state: record.status_text,
  }))
  return <Records {...rest} ref={ref} title={words.afterSales} records={records} />
})

export interface OrderPaymentsProps extends RecordsProps {
  /** The newest first. */
  payments: readonly PaymentRecord[]
}

/** The payments of an order, with what the buyer sent of a transfer. Renders a Panel, or nothing without any. */
export const OrderPayments = forwardRef<HTMLElement, OrderPaymentsProps>(function OrderPayments(
  { payments, labels, ...rest },
  ref,
) {
  const words = useLabels('orderRecords', orderRecordsLabels, labels)
  const times = useTimes()
  const records = payments.map(payment => ({
    key: payment.sn,
    title: payment.text,
    amount: payment.amount,
    about: times.minute(payment.time),
    state: payment.state_text,
    done: payment.state === 'paid',
    detail: slipOf(payment, words, times),
  }))
  return <Records {...rest} ref={ref} title={words.payments} records={records} />
})

function slipOf({ slip, files }: PaymentRecord, words: Words, times: Times) {
  if (!slip && files.length === 0) return null
  const { payer, bank_serial, paid_date, remark } = slip ?? {}
  return (
    <>
      <DescriptionList
        size="s"
        rows={[
          [words.payer, payer],
          [words.bankSerial, bank_serial],
          [words.paidDate, paid_date && times.date(paid_date)],
          [words.remark, remark],
        ]}
      />
      {files.length > 0 && <UploadList items={files.map(sentItem)} labels={{ list: words.slipFiles }} />}
    </>
  )
}

export interface OrderRefundsProps extends RecordsProps {
  /** The newest first. */
  refunds: readonly RefundRecord[]
}

/** The refunds of an order. Renders a Panel, or nothing without any. */
export const OrderRefunds = forwardRef<HTMLElement, OrderRefundsProps>(function OrderRefunds(
  { refunds, labels, ...rest },
  ref,
) {
  const words = useLabels('orderRecords', orderRecordsLabels, labels)
  const times = useTimes()
  return (
    <Records
      {...rest}
      ref={ref}
      title={words.refunds}
      records={refundTransactions(refunds, words.refundTo, times)}
    />
  )
})

/** Refunds for a TransactionList: where money went, how much, since when or when it arrived. */
export function refundTransactions(
  refunds: readonly RefundRecord[],
  refundTo: Words['refundTo'] = orderRecordsLabels.refundTo,
  times: Times = wireTimes,
): Transaction[] {
  return refunds.map(({ sn, target, amount, state, state_text, created_at, settled_at }) => ({
    key: sn,
    title: refundTo(target),
    amount,
    about: times.minute(settled_at ?? created_at),
    state: state_text,
    done: state === 'done',
  }))
}

export interface OrderInvoicesProps<Invoice extends InvoiceRecord = InvoiceRecord> extends RecordsProps {
  /** The newest first. */
  invoices: readonly Invoice[]
  /** Where one is shown; undefined for one that the reader cannot open. */
  hrefOf: (invoice: Invoice) => string | undefined
}

/** The invoices of an order, with their PDFs. Renders a Panel, or nothing without any. */
export const OrderInvoices = forwardRef<HTMLElement, OrderInvoicesProps>(function OrderInvoices(
  { invoices, hrefOf, labels, ...rest },
  ref,
) {
  const words = useLabels('orderRecords', orderRecordsLabels, labels)
  const times = useTimes()
  const records = invoices.map(invoice => ({
    key: invoice.id,
    title: linked(words.invoice(invoice.type_text, invoice.is_red === 1), hrefOf(invoice)),
    amount: invoice.amount,
    about: invoice.number,
    state: invoice.state_text,
    done: invoice.state === 'issued',
    detail: invoiceDetail(invoice, words, times),
  }))
  return <Records {...rest} ref={ref} title={words.invoices} records={records} />
  // A type parameter does not pass through forwardRef.
}) as <Invoice extends InvoiceRecord>(
  props: OrderInvoicesProps<Invoice> & RefAttributes<HTMLElement>,
) => React.ReactNode

function invoiceDetail({ number, issued_on, reason, pdf_url }: InvoiceRecord, words: Words, times: Times) {
  return (
    <>
      {reason && <Text>{reason}</Text>}
      {issued_on && <Text>{times.date(issued_on)}</Text>}
      {pdf_url && (
        <LinkButton
          href={pdf_url}
          size="s"
          target="_blank"
          rel="noopener"
          aria-label={words.downloadOf(number)}
        >
          {words.download}
        </LinkButton>
      )}
    </>
  )
}

function linked(text: string, href: string | undefined) {
  return href === undefined ? text : <TextLink href={href}>{text}</TextLink>
}

const Records = forwardRef<HTMLElement, PanelProps & { records: readonly Transaction[] }>(function Records(
  { id, title, records, ...rest },
  ref,
) {
  if (records.length === 0) return null
  return (
    <Panel {...rest} ref={ref} id={id} title={title}>
      <TransactionList aria-label={title} transactions={records} />
    </Panel>
  )
})
