'use client'
import { acceptanceReason } from '@yaoji/domain'
import { forwardRef, type ReactNode, type RefAttributes } from 'react'
import { ButtonRow, LinkButton } from '../button'
import { Columns, type ColumnsProps } from '../columns'
import { useLabels } from '../labels/useLabels'
import { OrderAmounts } from '../order-amounts'
import { type OrderLineBatch, OrderLines, orderLinesOfOrder } from '../order-lines'
import { OrderLinks } from '../order-links'
import { Panel } from '../panel'
import { ParcelList } from '../parcel-list'
import { Stack } from '../stack'
import { TextLink } from '../text-link'
import { Timeline, type TimelineEntry } from '../timeline'
import { OrderAfterSales, OrderInvoices, OrderPayments, OrderRefunds } from './OrderRecords'
import { OrderSummary } from './OrderSummary'
import type {
  OrderDetailData,
  OrderDetailEvent,
  OrderDetailHrefs,
  OrderDetailParcel,
} from './orderDetailTypes'
import type { InvoiceRecord } from './orderRecordTypes'

export const orderDetailLabels = {
  /** Titles of the panels; those of the records of an order have their own. */
  events: '订单动态',
  summary: '订单信息',
  amounts: '金额',
  siblings: '同次提交的其他订单',
  /** What an order with parcels can print, and the records of those that were accepted. */
  print: '打印随货单',
  receipt: '打印签收回执',
  records: '验收记录',
  /** One file with the inspection reports of its batches. */
  reports: '全部药检报告.zip',
  /** Of a parcel: the link to where it is accepted, or that it was. */
  accept: '验收',
  accepted: '已验收',
  /** The same where packs are short or were not accepted. */
  differs: (short: number, rejected: number) =>
    `已验收：${acceptanceReason({ short, rejected, remark: '' })}`,
  /** A batch that is reserved for a line before anything is shipped: another one can be sent. */
  reservedBatch: ({ batch_no, number, expiry_date }: OrderLineBatch) =>
    `预留批号 ${batch_no} ×${number}，效期 ${expiry_date}，以发货为准`,
}

type Words = typeof orderDetailLabels

export interface OrderDetailProps<Invoice extends InvoiceRecord = InvoiceRecord>
  extends Omit<ColumnsProps, 'aside' | 'children'> {
  detail: OrderDetailData<Invoice>
  /** Where its links lead. */
  hrefs: OrderDetailHrefs<Invoice>
  /**
   * The order is somebody else's: it can be read and printed; its acceptance, requests and invoices are no links, and
   * the other orders of its purchase cannot be paid.
   * @default false
   */
  readOnly?: boolean
  /** Ids of two sections, for addresses that lead to them. */
  parcelsId?: string | undefined
  paymentsId?: string | undefined
  /** Its status with what can be done, and notices about it, before everything else. */
  children: ReactNode
  /** Words in place of those of {@link orderDetailLabels}. */
  labels?: Partial<Words>
}

/**
 * One order: its parcels, history, lines, returns and the other orders of its purchase; beside them what it is, what it
 * costs, and its payments, refunds and invoices. Renders Columns.
 */
export const OrderDetail = forwardRef<HTMLDivElement, OrderDetailProps>(function OrderDetail(props, ref) {
  const { detail, hrefs, readOnly = false, parcelsId, paymentsId, children, labels, ...rest } = props
  const words = useLabels('orderDetail', orderDetailLabels, labels)
  const { order, parcels } = detail
  const { id, warehouse, is_ephedrine, lines } = order
  const lineOf = (lineId: number) => lines.find(line => line.id === lineId)
  const accepted = (parcel: OrderDetailParcel | undefined) =>
    parcel && <Acceptance {...{ parcel, readOnly, words }} href={hrefs.acceptance(parcel)} />
  return (
    <Columns {...rest} ref={ref} aside={<Aside {...{ detail, hrefs, readOnly, paymentsId, words }} />}>
      {children}
      <ParcelList
        id={parcelsId}
        parcels={parcels}
        unshipped={detail.unshipped}
        unshipped_gifts={detail.unshipped_gifts}
        actionOf={parcel => accepted(parcels.find(each => each.id === parcel.id))}
      />
      <Panel title={words.events}>
        <Timeline entries={detail.events.map(entryOf)} labels={{ list: words.events }} />
      </Panel>
      <OrderLines
        parts={[{ key: String(id), warehouse, is_ephedrine, lines: orderLinesOfOrder(lines) }]}
        lineHref={shown => {
          const line = lineOf(shown.id)
          return line && hrefs.goods(line)
        }}
        requestReportHref={hrefs.report}
        labels={parcels.length === 0 ? { batch: words.reservedBatch } : undefined}
      />
      <OrderAfterSales
        after_sales={detail.after_sales}
        hrefOf={record => (readOnly ? undefined : hrefs.request(record))}
      />
      <OrderLinks title={words.siblings} orders={detail.siblings} hrefOf={hrefs.order} readOnly={readOnly} />
    </Columns>
  )
  // A type parameter does not pass through forwardRef.
}) as <Invoice extends InvoiceRecord>(
  props: OrderDetailProps<Invoice> & RefAttributes<HTMLDivElement>,
) => ReactNode

interface AsideProps extends Pick<OrderDetailProps, 'detail' | 'hrefs' | 'paymentsId'> {
  readOnly: boolean
  words: Words
}

function Aside({ detail, hrefs, readOnly, paymentsId, words }: AsideProps) {
  const { order, parcels } = detail
  const hasRecords = !readOnly && parcels.some(({ accepted_at }) => accepted_at !== null)
  const hasReports = order.lines.some(({ batches }) => batches.some(({ report_url }) => report_url !== ''))
  const reports = hasReports ? hrefs.reports : undefined
  const prints = (
    <ButtonRow>
      {parcels.length > 0 && (
        <LinkButton href={hrefs.print} size="s">
          {words.print}
        </LinkButton>
      )}
      {parcels.length > 0 && order.is_ephedrine === 1 && (
        <LinkButton href={hrefs.receipt} size="s">
          {words.receipt}
        </LinkButton>
      )}
      {reports !== undefined && (
        <LinkButton href={reports} size="s" download>
          {words.reports}
        </LinkButton>
      )}
      {hasRecords && (
        <LinkButton href={hrefs.records} size="s">
          {words.records}
        </LinkButton>
      )}
    </ButtonRow>
  )
  return (
    <>
      <Panel title={words.summary}>
        <Stack gap={3}>
          <OrderSummary detail={detail} />
          {(parcels.length > 0 || reports !== undefined) && prints}
        </Stack>
      </Panel>
      <Panel title={words.amounts}>
        <OrderAmounts amounts={order.amounts} wide />
      </Panel>
      <OrderPayments id={paymentsId} payments={detail.payments} />
      <OrderRefunds refunds={detail.refunds} />
      <OrderInvoices
        invoices={detail.invoices}
        hrefOf={invoice => (readOnly ? undefined : hrefs.invoice(invoice))}
      />
    </>
  )
}

interface AcceptanceProps {
  parcel: OrderDetailParcel
  readOnly: boolean
  href: string
  words: Words
}

/** Leads to what of a parcel was accepted, or to where that is recorded. */
function Acceptance({ parcel, readOnly, href, words }: AcceptanceProps) {
  const { accepted_at, short = 0, rejected = 0 } = parcel
  const text = short + rejected > 0 ? words.differs(short, rejected) : words.accepted
  if (readOnly) return accepted_at && text
  if (accepted_at) return <TextLink href={href}>{text}</TextLink>
  return (
    <LinkButton href={href} size="s">
      {words.accept}
    </LinkButton>
  )
}

/** An event without a change of status is a note; one that ends the order without goods has failed. */
function entryOf({ time, text, status }: OrderDetailEvent): TimelineEntry {
  if (status === null) return { time, text, state: 'note' }
  return { time, text, state: status < 0 ? 'failed' : 'step' }
}
