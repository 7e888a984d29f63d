'use client'
import { type Money, RETURN, type ReturnKind, returnStatusText, returnSteps } from '@yaoji/domain'
import { forwardRef, type ReactNode } from 'react'
import { DescriptionList } from '../description-list'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { type RefundRecord, refundTransactions } from '../order-records'
import { PackList } from '../pack-list'
import { Panel, type PanelProps } from '../panel'
import { dataAttr } from '../part/dataAttr'
import { Price } from '../price'
import { StepBar } from '../step-bar'
import { plain } from '../theme/base.css'
import { Timeline } from '../timeline'
import { TransactionList } from '../transaction-list'
import { type SentFileInfo, sentItem, UploadList } from '../upload'
import * as css from './ReturnPanel.css'

/** A return, by the wire's names; amounts in yuan, times `YYYY-MM-DD HH:mm:ss`. */
export interface ReturnPanelReturn {
  readonly sn: string
  readonly kind: ReturnKind
  readonly kind_text: string
  /** A status of RETURN of the domain. */
  readonly status: (typeof RETURN)[keyof typeof RETURN]
  readonly status_text: string
  readonly reason_text: string
  readonly text: string
  readonly created_at: string
  readonly files: readonly SentFileInfo[]
  readonly lines: readonly {
    readonly batch_id: number
    readonly name: string
    readonly ypgg: string
    readonly bzdw: string
    readonly number: number
    readonly is_gift: number
    readonly batch_no: string
    /** What it gives back. */
    readonly amount: string
  }[]
  readonly goods_amount: string
  readonly shipping_amount: string
  readonly refund_amount: string
  readonly voucher_amount: string
  /** Points that go back. */
  readonly points: number
  readonly refunds: readonly RefundRecord[]
  /** The parcel with the goods; empty before it is sent. */
  readonly company: string
  readonly tracking_no: string
  /** The newest first. */
  readonly events: readonly { readonly time: string; readonly text: string; readonly status: number }[]
}

export const returnPanelLabels = {
  /** Names for screen readers, of the steps, the packs, the refunds, the files and the history. */
  steps: (sn: string) => `${sn} 的步骤`,
  packs: (sn: string) => `${sn} 的商品`,
  refunds: (sn: string) => `${sn} 的退款去向`,
  files: '照片和文件',
  events: (sn: string) => `${sn} 的进度`,
  /** A step of the way of a return. */
  step: (status: number): string => returnStatusText(status),
  refundTo: (target: string) => `退至${target}`,
  reason: '原因',
  text: '说明',
  createdAt: '申请时间',
  parcel: '寄回单号',
  /** What the sum is made of. */
  goods: (amount: string, money: Money) => `商品 ${money.text(amount)}`,
  shipping: (amount: string, money: Money) => `，运费 ${money.text(amount)}`,
  total: '退款合计 ',
  voucher: (amount: string, money: Money) => `退回现金券 ${money.text(amount)}`,
  points: (points: number) => `退回 ${points} 积分`,
}

type Words = typeof returnPanelLabels

export interface ReturnPanelProps extends Omit<PanelProps, 'title' | 'aside'> {
  /** The return, by the wire's names. */
  orderReturn: ReturnPanelReturn
  /** What the buyer does next, after the steps: the form for the parcel. */
  next?: ReactNode
  /** Words in place of those of {@link returnPanelLabels}. */
  labels?: Partial<Words>
}

/**
 * One return: how far it is, what is returned, what the buyer gets back, and its history. The children are what the buyer
 * can do besides. Renders a Panel; its status sets `data-over`.
 */
export const ReturnPanel = forwardRef<HTMLElement, ReturnPanelProps>(function ReturnPanel(
  { orderReturn, next, labels, children, ...rest },
  ref,
) {
  const words = useLabels('returnPanel', returnPanelLabels, labels)
  const times = useTimes()
  const { sn, status, refunds, files, company, tracking_no } = orderReturn
  const over = status === RETURN.rejected || status === RETURN.withdrawn
  return (
    <Panel
      {...rest}
      ref={ref}
      title={`${orderReturn.kind_text} ${sn}`}
      aside={
        <span className={css.status} data-part="status" data-over={dataAttr(over)}>
          {orderReturn.status_text}
        </span>
      }
    >
      <div className={css.content} data-part="content">
        {!over && <Steps orderReturn={orderReturn} words={words} />}
        {next}
        <Lines orderReturn={orderReturn} words={words} />
        <DescriptionList
          rows={[
            [words.reason, orderReturn.reason_text],
            [words.text, orderReturn.text],
            [words.createdAt, times.minute(orderReturn.created_at)],
            [words.parcel, tracking_no && `${company} ${tracking_no}`],
          ]}
        />
        {refunds.length > 0 && (
          <TransactionList
            aria-label={words.refunds(sn)}
            transactions={refundTransactions(refunds, words.refundTo, times)}
          />
        )}
        {files.length > 0 && <UploadList items={files.map(sentItem)} labels={{ list: words.files }} />}
        <Timeline
          entries={orderReturn.events.map(({ time, text, status: at }) => ({
            time,
            text,
            state: at >= RETURN.rejected ? 'failed' : 'step',
          }))}
          labels={{ list: words.events(sn) }}
        />
        {children}
      </div>
    </Panel>
  )
})

interface PartProps extends Pick<ReturnPanelProps, 'orderReturn'> {
  words: Words
}

function Steps({ orderReturn: { sn, kind, status }, words }: PartProps) {
  const steps = returnSteps(kind)
  const place = steps.indexOf(status) + 1
  return (
    <StepBar
      steps={steps.map(step => ({ title: words.step(step) }))}
      current={status === RETURN.done ? steps.length + 1 : place}
      labels={{ bar: words.steps(sn) }}
    />
  )
}

/** What is returned by batch, and what the buyer gets back for it. */
function Lines({ orderReturn, words }: PartProps) {
  const money = useMoney()
  const { sn, lines, goods_amount, shipping_amount, refund_amount, voucher_amount, points } = orderReturn
  const refunds = Number(refund_amount) > 0
  return (
    <div className={plain} data-part="lines">
      <PackList
        lined
        aria-label={words.packs(sn)}
        packs={lines.map(line => ({ ...line, amount: refunds ? line.amount : undefined }))}
      />
      {refunds && (
        <p className={css.total} data-part="total">
          <span className={css.about} data-part="about">
            {words.goods(goods_amount, money)}
            {Number(shipping_amount) > 0 && words.shipping(shipping_amount, money)}
          </span>
          {words.total}
          <Price value={refund_amount} />
        </p>
      )}
      {Number(voucher_amount) > 0 && (
        <p className={css.voucher} data-part="voucher">
          {words.voucher(voucher_amount, money)}
        </p>
      )}
      {points > 0 && (
        <p className={css.voucher} data-part="points">
          {words.points(points)}
        </p>
      )}
    </div>
  )
}
