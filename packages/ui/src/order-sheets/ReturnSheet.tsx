'use client'
import { countPurchase, goodsText, type PurchaseCount, packCountText } from '@yaoji/domain'
import { forwardRef } from 'react'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
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

/** Packs of a batch that come back, by the wire's names. */
export interface ReturnSheetLine {
  readonly batch_id: number
  readonly name: string
  /** 1: a free gift. */
  readonly is_gift: number
  readonly ypgg: string
  readonly batch_no: string
  readonly bzdw: string
  readonly number: number
}

/** A return, by the wire's names. */
export interface ReturnSheetReturn {
  readonly sn: string
  readonly kind_text: string
  readonly reason_text: string
  readonly text: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly created_at: string
  /** Where the goods go, and until when; null when nothing is to be sent now. */
  readonly send_back: {
    readonly receiver: string
    readonly phone: string
    readonly address: string
    readonly until: string
  } | null
  /** The parcel that was sent; empty before. */
  readonly company: string
  readonly tracking_no: string
  readonly lines: readonly ReturnSheetLine[]
}

type Packs = Pick<PurchaseCount, 'goods_number' | 'gift_number'>

export const returnSheetLabels = {
  title: '退货单',
  /** Names of the sheet and of its table, for screen readers. */
  sheet: (sn: string) => `退货单 ${sn}`,
  table: (sn: string) => `${sn} 的商品明细`,
  number: (sn: string) => `申请单号 ${sn}`,
  order: (sn: string) => `订单号 ${sn}`,
  requestedAt: (time: string) => `申请时间 ${time}`,
  sender: (company: string) => `退货单位 ${company}`,
  kind: (text: string) => `处理方式 ${text}`,
  reason: (text: string) => `原因 ${text}`,
  receiver: (name: string) => `收件人 ${name}`,
  phone: (phone: string) => `电话 ${phone || '请向客服询问'}`,
  address: (address: string) => `收件地址 ${address}`,
  until: (day: string) => `请在 ${day} 前寄出`,
  sent: (company: string, tracking_no: string) => `已寄回：${company} ${tracking_no}`,
  nothingToSend: '现在不需要寄回商品',
  count: (packs: Packs): string => packCountText(packs),
  text: (text: string) => `说明：${text}`,
  signatures: ['退货人签字：', '日期：', '仓库验收人签字：', '日期：'] as readonly string[],
  goods: (name: string, isGift: boolean): string => goodsText({ name, is_gift: isGift ? 1 : 0 }),
  /** Titles of the columns. */
  columns: {
    name: '商品名称',
    ypgg: '规格',
    batch_no: '批号',
    bzdw: '单位',
    number: '退回数量',
    received: '实收数量（仓库填写）',
  },
}

function columnsOf({ columns, goods }: typeof returnSheetLabels): PaperColumn<ReturnSheetLine>[] {
  return [
    { title: columns.name, text: ({ name, is_gift }) => goods(name, is_gift === 1) },
    { title: columns.ypgg, text: ({ ypgg }) => ypgg },
    { title: columns.batch_no, text: ({ batch_no }) => batch_no },
    { title: columns.bzdw, text: ({ bzdw }) => bzdw },
    { title: columns.number, text: ({ number }) => String(number) },
    // Room to write.
    { title: columns.received, text: () => ' ' },
  ]
}

export interface ReturnSheetProps extends Omit<PaperSheetsProps, 'children' | 'labels'> {
  /** The return, by the wire's names. */
  orderReturn: ReturnSheetReturn
  /** The number of its order. */
  order_sn: string
  /** Who sends the goods back. */
  company: string
  /** Words in place of those of {@link returnSheetLabels}. */
  labels?: Partial<typeof returnSheetLabels>
}

/** The sheet in the parcel with returned goods: where it goes, what it has by batch, and why. Renders PaperSheets. */
export const ReturnSheet = forwardRef<HTMLDivElement, ReturnSheetProps>(function ReturnSheet(
  { orderReturn, order_sn, company, labels, ...rest },
  ref,
) {
  const words = useLabels('returnSheet', returnSheetLabels, labels)
  const times = useTimes()
  const { sn, send_back, lines, text, ...about } = orderReturn
  return (
    <PaperSheets {...rest} ref={ref}>
      <PaperSheet aria-label={words.sheet(sn)} title={words.title}>
        <PaperDetails
          details={[
            words.number(sn),
            words.order(order_sn),
            words.requestedAt(times.second(about.created_at)),
          ]}
        />
        <PaperDetails
          details={[words.sender(company), words.kind(about.kind_text), words.reason(about.reason_text)]}
        />
        {send_back ? (
          <>
            <PaperDetails details={[words.receiver(send_back.receiver), words.phone(send_back.phone)]} />
            <PaperDetails
              details={[words.address(send_back.address), words.until(times.date(send_back.until))]}
            />
          </>
        ) : (
          <PaperDetails
            details={[about.tracking_no ? words.sent(about.company, about.tracking_no) : words.nothingToSend]}
          />
        )}
        <PaperTable
          label={words.table(sn)}
          columns={columnsOf(words)}
          rows={lines}
          keyOf={({ batch_id }) => String(batch_id)}
        />
        <PaperDetails details={[words.count(countPurchase(lines))]} />
        {text && <PaperText className={css.remark}>{words.text(text)}</PaperText>}
        <PaperDetails details={words.signatures} />
      </PaperSheet>
    </PaperSheets>
  )
})
