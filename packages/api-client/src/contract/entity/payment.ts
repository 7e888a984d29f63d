import * as z from 'zod/mini'

/** A way to pay. */
export const payType = z.literal(['balance', 'transfer', 'wechat', 'alipay', 'company'])
export type PayType = z.output<typeof payType>

/** What the buyer writes of a bank transfer in its slip. */
export const slipFields = {
  payer: z.string(),
  bank_serial: z.string(),
  paid_date: z.string(),
  remark: z.string(),
}

/** State of a payment: `waiting` for the gateway or the bank, `reviewing` a transfer slip, `paid`, `failed`, `closed`. */
export const paymentState = z.literal(['unpaid', 'waiting', 'reviewing', 'paid', 'failed', 'closed'])
