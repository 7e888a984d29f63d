'use client'
import { forwardRef, type LiHTMLAttributes, type ReactNode } from 'react'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { PackList, type PackListPack } from '../pack-list'
import { joinClass } from '../part/joinClass'
import { Text } from '../text'
import { TextLink } from '../text-link'
import { type SentFileInfo, sentItem, UploadList } from '../upload'
import * as css from './ReceiptRow.css'

/** An order of controlled goods with its receipt, by the wire's names; times are `YYYY-MM-DD HH:mm:ss`. */
export interface ReceiptRowReceipt {
  readonly order_sn: string
  readonly created_at: string
  /** `waiting`, `to_send`, `overdue`, `passed` or another one of the wire. */
  readonly state: string
  readonly state_text: string
  /** Until when it is due; null where nothing is due. */
  readonly due_at: string | null
  /** When it was sent; null before. */
  readonly sent_at: string | null
  readonly files: readonly SentFileInfo[]
  /** Why it was refused; empty otherwise. */
  readonly reason: string
  readonly lines: readonly PackListPack[]
}

export const receiptRowLabels = {
  /** Names for screen readers, of the row, the goods and the files. */
  row: (sn: string) => `订单 ${sn}`,
  packs: (sn: string) => `${sn} 的商品`,
  files: '签收回执',
  due: (time: string) => `请在 ${time} 前上传`,
  refused: (reason: string) => `驳回原因：${reason}`,
  sent: (time: string) => `${time} 上传`,
}

export interface ReceiptRowProps extends LiHTMLAttributes<HTMLLIElement> {
  /** The receipt of an order, by the wire's names. */
  receipt: ReceiptRowReceipt
  /** The page of the order. */
  href: string
  /** The buyer can send it: until when is then shown. */
  canSend: boolean
  /** Buttons, or the form that sends it. */
  children?: ReactNode
  /** Words in place of those of {@link receiptRowLabels}. */
  labels?: Partial<typeof receiptRowLabels>
}

/** One order with its receipt: the goods, until when, what was sent. Renders `li`; its state sets `data-state`. */
export const ReceiptRow = forwardRef<HTMLLIElement, ReceiptRowProps>(function ReceiptRow(
  { receipt, href, canSend, labels, className, children, ...rest },
  ref,
) {
  const words = useLabels('receiptRow', receiptRowLabels, labels)
  const times = useTimes()
  const { order_sn, created_at, state, state_text, due_at, sent_at, files, reason, lines } = receipt
  return (
    <li aria-label={words.row(order_sn)} {...rest} ref={ref} className={joinClass(css.root, className)}>
      <div className={css.head} data-part="head">
        <TextLink href={href}>{order_sn}</TextLink>
        <Text as="span">{times.minute(created_at)}</Text>
        <span className={css.state} data-part="state" data-state={state}>
          {state_text}
        </span>
      </div>
      <PackList aria-label={words.packs(order_sn)} packs={lines} />
      {canSend && due_at && (
        <p className={css.due} data-part="due">
          {words.due(times.minute(due_at))}
        </p>
      )}
      {reason && (
        <p className={css.due} data-part="reason">
          {words.refused(reason)}
        </p>
      )}
      {sent_at && <Text>{words.sent(times.minute(sent_at))}</Text>}
      {files.length > 0 && <UploadList items={files.map(sentItem)} labels={{ list: words.files }} />}
      {children}
    </li>
  )
})
