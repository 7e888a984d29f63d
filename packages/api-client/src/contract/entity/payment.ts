import * as z from 'zod/mini'

/** A way to pay. */
export const payType = z.literal(['balance', 'transfer', 'wechat', 'alipay', 'company'])
export type PayType = z.output<typeof payType>

/** State of a payment: `waiting` for the gateway or the bank, `reviewing` a transfer slip, `paid`, `failed`, `closed`. */
export const paymentState = z.literal(['unpaid', 'waiting', 'reviewing', 'paid', 'failed', 'closed'])
