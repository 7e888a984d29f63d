import { orderPayInput, paymentCallbackInput, payTogetherInput, transferSlipInput } from '../payload/payment'
import { orderPay, paymentCallback, paymentStateCall, payTogether, transferSlip } from '../payment'
import { type Call, call } from './call'
import { idOnly } from './wire'

export * from '../payload/payment'

export const calls: readonly Call[] = [
  call(orderPay, {
    payload: orderPayInput,
    summary:
      'Starts a payment: balance pays at once, transfer returns the bank account, online methods return the address of the gateway. A second call returns the existing payment.',
  }),
  call(payTogether, {
    payload: payTogetherInput,
    summary:
      'Pays several of the buyer’s orders with one payment, all or none: from the balance at once, or at the gateway, whose one callback pays all of them. Orders that are already paid are skipped, and a waiting attempt is returned again, so a second call charges nothing. Refuses ephedrine-type orders, which are paid alone.',
  }),
  call(paymentStateCall, {
    payload: idOnly,
    summary: 'Returns the payment state of an order; the pay page polls it until the payment is final.',
  }),
  call(transferSlip, {
    payload: transferSlipInput,
    summary:
      'Submits a transfer slip: payer, serial number of the bank, payment date, and the files of the slip. Accounting checks it.',
  }),
  call(paymentCallback, {
    payload: paymentCallbackInput,
    summary:
      'Receives the result of a payment from the gateway. Signed with HMAC-SHA256 over the other fields; accepted for 300 seconds after `timestamp`, and applied only once.',
  }),
]
