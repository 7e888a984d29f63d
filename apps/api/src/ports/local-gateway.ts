import { createHmac } from 'node:crypto'
import type { PaymentNotice, PaymentPort } from './payment'
import { sameText } from './same-text'

/** Seconds that a callback's timestamp may be off. */
const TOLERANCE_S = 300

/** The gateway that runs in the service: the buyer confirms on a page of its own, a signed callback follows. */
export function localGateway(secret: string): Required<PaymentPort> {
  const signatureOf = (fields: Readonly<Record<string, string>>) =>
    createHmac('sha256', secret)
      .update(
        ['payment_sn', 'amount', 'gateway_no', 'result', 'timestamp']
          .map(name => `${name}=${fields[name]}`)
          .join('&'),
      )
      .digest('hex')

  return {
    async open({ payment_sn }) {
      return { url: `/pay/gateway/${encodeURIComponent(payment_sn)}` }
    },
    // The number follows from the refund, so that a repeated request is answered like the first.
    async refund({ refund_sn }) {
      const digest = createHmac('sha256', secret).update(`refund ${refund_sn}`).digest('hex')
      return { gateway_no: `R${digest.slice(0, 20)}` }
    },
    sign(notice, now) {
      const fields = {
        payment_sn: notice.payment_sn,
        amount: String(notice.amount),
        gateway_no: notice.gateway_no,
        result: notice.result,
        timestamp: String(Math.floor(now.getTime() / 1000)),
      }
      return { ...fields, sign: signatureOf(fields) }
    },
    readNotice(fields, now) {
      const age = Math.abs(now.getTime() / 1000 - Number(fields.timestamp))
      if (!(age <= TOLERANCE_S) || !sameText(signatureOf(fields), fields.sign ?? '')) return null
      return toNotice(fields)
    },
  }
}

function toNotice(fields: Readonly<Record<string, string>>): PaymentNotice | null {
  const { payment_sn, gateway_no, result } = fields
  const amount = Number(fields.amount)
  if (!payment_sn || !gateway_no || !Number.isSafeInteger(amount) || amount < 0) return null
  if (result !== 'paid' && result !== 'failed') return null
  return { payment_sn, amount, gateway_no, result }
}
