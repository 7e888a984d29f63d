import type { Receipt } from '@yaoji/api-client/contract/receipt'
import { Button, ButtonRow, LinkButton } from '@yaoji/ui/button'
import { ReceiptRow as Row } from '@yaoji/ui/receipt-row'
import { useRef, useState } from 'react'
import { href } from '../../routes'
import { ReceiptForm } from './ReceiptForm'

export interface ReceiptRowProps {
  receipt: Receipt
  /** The receipt was sent; the form is about to disappear. */
  onSent: () => void
}

/** One order with its receipt, and the form to send it. */
export function ReceiptRow({ receipt, onSent }: ReceiptRowProps) {
  const { order_id: id, sent_at, actions } = receipt
  const [sending, setSending] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const canSend = actions.includes('send')

  function cancel() {
    setSending(false)
    row.current?.focus()
  }

  return (
    <Row ref={row} tabIndex={-1} receipt={receipt} href={href('order', { id })} canSend={canSend}>
      {canSend && !sending && (
        <ButtonRow>
          <LinkButton href={href('order', { id }, { print: 'receipt' })}>打印空白回执</LinkButton>
          <Button variant="primary" onClick={() => setSending(true)}>
            {sent_at ? '重新上传回执' : '上传回执'}
          </Button>
        </ButtonRow>
      )}
      {canSend && sending && <ReceiptForm receipt={receipt} onSent={onSent} onCancel={cancel} />}
    </Row>
  )
}
