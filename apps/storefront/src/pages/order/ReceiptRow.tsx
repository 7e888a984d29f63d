import type { Receipt } from '@yaoji/api-client/contract/receipt'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Link } from '@yaoji/ui/link'
import { PackList } from '@yaoji/ui/pack-list'
import { UploadList } from '@yaoji/ui/upload'
import { useRef, useState } from 'react'
import { minuteText } from '../../core/clock/minuteText'
import { sentItem } from '../../core/form/sentFile'
import { link } from '../../core/page/link.css'
import { href } from '../../routes'
import { ReceiptForm } from './ReceiptForm'
import * as css from './Receipts.css'

export interface ReceiptRowProps {
  receipt: Receipt
  /** The receipt was sent; the form is about to disappear. */
  onSent: () => void
}

/** One order with its receipt: the goods, until when, what was sent, and the form to send it. */
export function ReceiptRow({ receipt, onSent }: ReceiptRowProps) {
  const { order_id, order_sn, created_at, state, state_text, due_at, sent_at, files, reason, actions } =
    receipt
  const [sending, setSending] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const canSend = actions.includes('send')
  return (
    <li ref={row} tabIndex={-1} aria-label={`订单 ${order_sn}`} className={css.row}>
      <div className={css.head}>
        <Link href={href('order', { id: order_id })} className={link}>
          {order_sn}
        </Link>
        <span className={css.about}>{minuteText(created_at)}</span>
        <span className={css.state} data-state={state}>
          {state_text}
        </span>
      </div>
      <PackList aria-label={`${order_sn} 的商品`} packs={receipt.lines} />
      {canSend && due_at && <p className={css.due}>请在 {minuteText(due_at)} 前上传</p>}
      {reason && <p className={css.due}>驳回原因：{reason}</p>}
      {sent_at && <p className={css.about}>{minuteText(sent_at)} 上传</p>}
      {files.length > 0 && <UploadList items={files.map(sentItem)} labels={{ list: '签收回执' }} />}
      {canSend && !sending && (
        <div className={css.buttons}>
          <LinkButton href={href('order', { id: order_id }, { print: 'receipt' })}>打印空白回执</LinkButton>
          <Button variant="primary" onClick={() => setSending(true)}>
            {sent_at ? '重新上传回执' : '上传回执'}
          </Button>
        </div>
      )}
      {canSend && sending && (
        <ReceiptForm
          receipt={receipt}
          onSent={onSent}
          onCancel={() => {
            setSending(false)
            row.current?.focus()
          }}
        />
      )}
    </li>
  )
}
