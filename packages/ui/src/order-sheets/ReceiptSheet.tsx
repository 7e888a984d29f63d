'use client'
import { countPurchase, goodsText, type PurchaseCount, packCountText } from '@yaoji/domain'
import { forwardRef } from 'react'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import {
  type PaperColumn,
  PaperDetails,
  PaperSeal,
  PaperSheet,
  PaperSheets,
  type PaperSheetsProps,
  PaperTable,
  PaperText,
} from '../paper-sheet'
import type { OrderSheetDetail, SheetPack } from './orderSheetTypes'

type Packs = Pick<PurchaseCount, 'goods_number' | 'gift_number'>

export const receiptSheetLabels = {
  title: '含麻黄碱类复方制剂 签收回执',
  /** Name of the sheet, for screen readers. */
  sheet: (sn: string) => `签收回执 ${sn}`,
  table: (sn: string) => `${sn} 的签收明细`,
  supplier: (company: string) => `供货单位 ${company}`,
  receiver: (company: string) => `收货单位 ${company}`,
  order: (sn: string) => `订单号 ${sn}`,
  orderedAt: (time: string) => `下单时间 ${time}`,
  warehouse: (name: string) => `发货仓库 ${name}`,
  address: (address: string) => `收货地址 ${address}`,
  consignee: (name: string, mobile: string) => `收货人 ${name} ${mobile}`,
  count: (packs: Packs): string => `发货${packCountText(packs)}`,
  statement:
    '上述商品已送达本单位许可证载明的仓库，经核对，品名、规格、批号、数量与随货同行单一致，货款没有以现金支付。如有不符，请在实收数量一栏写明。',
  /** Who signs and seals, a place each. */
  places: [
    ['收货人（签字）'],
    ['质量负责人（签字）'],
    ['收货单位（盖章）', '签收日期'],
  ] as readonly string[][],
  goods: (name: string, isGift: boolean): string => goodsText({ name, is_gift: isGift ? 1 : 0 }),
  /** Titles of the columns. */
  columns: {
    name: '商品名称',
    ypgg: '规格',
    sccj: '生产厂家',
    approval_no: '批准文号',
    batch_no: '批号',
    expiry_date: '有效期至',
    bzdw: '单位',
    number: '发货数量',
    tracking_no: '运单号',
    received: '实收数量（手写）',
  },
}

type Words = typeof receiptSheetLabels
type Row = SheetPack & Readonly<Record<'tracking_no' | 'sccj' | 'approval_no', string>>

const TEXTS: Readonly<Record<keyof Words['columns'], (row: Row, words: Words, times: Times) => string>> = {
  name: ({ name, is_gift }, words) => words.goods(name, is_gift === 1),
  ypgg: ({ ypgg }) => ypgg,
  sccj: ({ sccj }) => sccj,
  approval_no: ({ approval_no }) => approval_no,
  batch_no: ({ batch_no }) => batch_no,
  expiry_date: ({ expiry_date }, _, times) => times.date(expiry_date),
  bzdw: ({ bzdw }) => bzdw,
  number: ({ number }) => String(number),
  tracking_no: ({ tracking_no }) => tracking_no,
  // Room to write.
  received: () => ' ',
}

function columnsOf(words: Words, times: Times): PaperColumn<Row>[] {
  // The keys are those of the table.
  const keys = Object.keys(TEXTS) as (keyof typeof TEXTS)[]
  return keys.map(key => ({ title: words.columns[key], text: row => TEXTS[key](row, words, times) }))
}

export interface ReceiptSheetProps extends Omit<PaperSheetsProps, 'children' | 'labels'> {
  /** The order with its parcels, by the wire's names. */
  detail: OrderSheetDetail
  /** Who receives. */
  company: string
  /** Words in place of those of {@link receiptSheetLabels}. */
  labels?: Partial<typeof receiptSheetLabels>
}

/**
 * The receipt of controlled goods to sign and seal: what was sent by batch, and room for what arrived. Renders
 * PaperSheets.
 */
export const ReceiptSheet = forwardRef<HTMLDivElement, ReceiptSheetProps>(function ReceiptSheet(
  { detail, company, labels, ...rest },
  ref,
) {
  const words = useLabels('receiptSheet', receiptSheetLabels, labels)
  const times = useTimes()
  const { order, address, supplier_company } = detail
  const rows = rowsOf(detail)
  return (
    <PaperSheets {...rest} ref={ref}>
      <PaperSheet aria-label={words.sheet(order.sn)} title={words.title}>
        <PaperDetails
          details={[supplier_company && words.supplier(supplier_company), words.receiver(company)]}
        />
        <PaperDetails
          details={[
            words.order(order.sn),
            words.orderedAt(times.second(order.created_at)),
            words.warehouse(order.warehouse),
          ]}
        />
        <PaperDetails
          details={[
            words.address(address.region + address.detail),
            words.consignee(address.consignee, address.mobile),
          ]}
        />
        <PaperTable
          label={words.table(order.sn)}
          columns={columnsOf(words, times)}
          rows={rows}
          keyOf={({ line_id, batch_no, tracking_no }) => `${line_id} ${batch_no} ${tracking_no}`}
        />
        <PaperDetails details={[words.count(countPurchase(rows))]} />
        <PaperText>{words.statement}</PaperText>
        <PaperSeal places={words.places} />
      </PaperSheet>
    </PaperSheets>
  )
})

function rowsOf({ order, parcels }: OrderSheetDetail): Row[] {
  return [...parcels].reverse().flatMap(({ tracking_no, packs }) =>
    packs.map(pack => {
      const line = order.lines.find(({ id }) => id === pack.line_id)
      return { ...pack, tracking_no, sccj: line?.sccj ?? '', approval_no: line?.approval_no ?? '' }
    }),
  )
}
