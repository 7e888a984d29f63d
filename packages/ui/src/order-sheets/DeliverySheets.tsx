'use client'
import { countPurchase, goodsText, type PurchaseCount, packCountText } from '@yaoji/domain'
import { forwardRef } from 'react'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import {
  type PaperColumn,
  PaperDetails,
  PaperSheet,
  PaperSheets,
  type PaperSheetsProps,
  PaperTable,
  PaperText,
} from '../paper-sheet'
import * as css from './DeliverySheets.css'
import type { OrderSheetDetail, SheetLine, SheetPack, SheetParcel } from './orderSheetTypes'

type Packs = Pick<PurchaseCount, 'goods_number' | 'gift_number'>

export const deliverySheetsLabels = {
  title: '随货同行单',
  /** Name of a sheet, for screen readers; `place` from 1. */
  sheet: (place: number) => `随货同行单 包裹 ${place}`,
  parcel: (place: number) => `包裹 ${place}`,
  /** Name of its table, for screen readers. */
  table: (parcel: string) => `${parcel} 的商品明细`,
  supplier: (company: string) => `供货单位 ${company}`,
  receiver: (company: string) => `收货单位 ${company}`,
  address: (address: string) => `收货地址 ${address}`,
  consignee: (name: string, mobile: string) => `收货人 ${name} ${mobile}`,
  order: (sn: string) => `订单号 ${sn}`,
  orderedAt: (time: string) => `下单时间 ${time}`,
  warehouse: (name: string) => `发货仓库 ${name}`,
  parcelOf: (parcel: string, count: number) => `${parcel} / 共 ${count} 个`,
  sentOn: (day: string) => `发货日期 ${day}`,
  carrier: (company: string) => `承运单位 ${company}`,
  trackingNo: (number: string) => `运单号 ${number}`,
  count: (packs: Packs): string => `本包裹${packCountText(packs)}`,
  reports: '检验报告可在线查阅，批号',
  /** Name of the link to a report, for screen readers. */
  reportOf: (batch_no: string) => `批号 ${batch_no} 的检验报告`,
  remark: (text: string) => `备注：${text}`,
  signatures: ['发货人：', '收货人签字：', '日期：'] as readonly string[],
  goods: (name: string, isGift: boolean): string => goodsText({ name, is_gift: isGift ? 1 : 0 }),
  /** Titles of the columns. */
  columns: {
    name: '商品名称',
    ypgg: '规格',
    dosage_form: '剂型',
    sccj: '生产厂家',
    approval_no: '批准文号',
    batch_no: '批号',
    produce_date: '生产日期',
    expiry_date: '有效期至',
    storage_text: '储运条件',
    bzdw: '单位',
    number: '数量',
    price: '单价',
  },
}

type Words = typeof deliverySheetsLabels

/** A row of a sheet: a batch in the parcel, and the line of the order that it belongs to. */
interface SheetRow {
  readonly pack: SheetPack
  readonly line: SheetLine | undefined
}

const TEXTS: Readonly<
  Record<keyof Words['columns'], (row: SheetRow, words: Words, times: Times) => string | undefined>
> = {
  name: ({ pack }, words) => words.goods(pack.name, pack.is_gift === 1),
  ypgg: ({ pack }) => pack.ypgg,
  dosage_form: ({ pack }) => pack.dosage_form,
  sccj: ({ line }) => line?.sccj,
  approval_no: ({ line }) => line?.approval_no,
  batch_no: ({ pack }) => pack.batch_no,
  produce_date: ({ pack: { produce_date } }, _, times) => produce_date && times.date(produce_date),
  expiry_date: ({ pack: { expiry_date } }, _, times) => expiry_date && times.date(expiry_date),
  storage_text: ({ pack }) => pack.storage_text,
  bzdw: ({ pack }) => pack.bzdw,
  number: ({ pack }) => String(pack.number),
  price: ({ line }) => line?.price,
}

function columnsOf(words: Words, times: Times): PaperColumn<SheetRow>[] {
  // The keys are those of the table.
  const keys = Object.keys(TEXTS) as (keyof typeof TEXTS)[]
  return keys.map(key => ({ title: words.columns[key], text: row => TEXTS[key](row, words, times) }))
}

export interface DeliverySheetsProps extends Omit<PaperSheetsProps, 'children' | 'labels'> {
  /** The order with its parcels, by the wire's names. */
  detail: OrderSheetDetail
  /** Who receives. */
  company: string
  /** Words in place of those of {@link deliverySheetsLabels}. */
  labels?: Partial<typeof deliverySheetsLabels>
}

/**
 * The sheets that go with the parcels of an order, in the order of shipping: who supplies whom, and what each parcel has
 * by batch. Renders PaperSheets.
 */
export const DeliverySheets = forwardRef<HTMLDivElement, DeliverySheetsProps>(function DeliverySheets(
  { detail, company, labels, ...rest },
  ref,
) {
  const words = useLabels('deliverySheets', deliverySheetsLabels, labels)
  return (
    <PaperSheets {...rest} ref={ref}>
      {[...detail.parcels].reverse().map((parcel, at) => (
        <ParcelSheet key={parcel.id} place={at + 1} {...{ detail, parcel, company, words }} />
      ))}
    </PaperSheets>
  )
})

interface ParcelSheetProps extends Pick<DeliverySheetsProps, 'detail' | 'company'> {
  parcel: SheetParcel
  /** Which parcel of the order it is, from 1. */
  place: number
  words: Words
}

function ParcelSheet({ detail, parcel, place, company, words }: ParcelSheetProps) {
  const times = useTimes()
  const { order, address, remark, parcels, supplier_company } = detail
  const name = words.parcel(place)
  const rows = parcel.packs.map(pack => ({
    pack,
    line: order.lines.find(({ id }) => id === pack.line_id),
  }))
  return (
    <PaperSheet aria-label={words.sheet(place)} title={words.title}>
      <PaperDetails
        details={[supplier_company && words.supplier(supplier_company), words.receiver(company)]}
      />
      <PaperDetails
        details={[
          words.address(address.region + address.detail),
          words.consignee(address.consignee, address.mobile),
        ]}
      />
      <PaperDetails
        details={[
          words.order(order.sn),
          words.orderedAt(times.second(order.created_at)),
          words.warehouse(order.warehouse),
          words.parcelOf(name, parcels.length),
        ]}
      />
      <PaperDetails
        details={[
          words.sentOn(times.date(parcel.sent_at)),
          words.carrier(parcel.company),
          words.trackingNo(parcel.tracking_no),
        ]}
      />
      <PaperTable
        label={words.table(name)}
        columns={columnsOf(words, times)}
        rows={rows}
        keyOf={({ pack }) => `${pack.line_id} ${pack.batch_no}`}
      />
      <PaperDetails details={[words.count(countPurchase(parcel.packs))]} />
      <Reports packs={parcel.packs} words={words} />
      {remark && <PaperText className={css.remark}>{words.remark(remark)}</PaperText>}
      <PaperDetails details={words.signatures} />
    </PaperSheet>
  )
}

/** The batches of the parcel with an inspection report, as links on the screen; nothing where none has one. */
function Reports({ packs, words }: Pick<SheetParcel, 'packs'> & { words: Words }) {
  const reports = new Map(packs.filter(pack => pack.report_url).map(pack => [pack.report_url, pack.batch_no]))
  if (reports.size === 0) return null
  const links = [...reports].map(([url, batch_no]) => (
    <Link
      key={url}
      href={url}
      target="_blank"
      className={css.report}
      aria-label={words.reportOf(batch_no)}
      data-part="report"
    >
      {batch_no}
    </Link>
  ))
  return <PaperDetails details={[words.reports, ...links]} />
}
