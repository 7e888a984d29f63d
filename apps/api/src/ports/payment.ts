/** What the gateway is asked to collect. Amounts are fen. */
export interface PaymentRequest {
  /** Our number of this attempt; the gateway's callback names it. */
  readonly payment_sn: string
  readonly amount: number
  readonly method: 'wechat' | 'alipay' | 'company'
  readonly subject: string
  /** Where the buyer goes when done, in-site. */
  readonly return_path: string
}

/** What the gateway says happened, once its signature holds. */
export interface PaymentNotice {
  readonly payment_sn: string
  readonly amount: number
  readonly gateway_no: string
  readonly result: 'paid' | 'failed'
}

/** What the gateway is asked to pay back of a payment. Amounts are fen. */
export interface RefundRequest {
  /** Our number of this refund. The gateway pays a number once, however often it is asked. */
  readonly refund_sn: string
  readonly payment_sn: string
  readonly amount: number
}

/** An online payment service. The default one runs inside this service; a real one implements the same four. */
export interface PaymentPort {
  /** Opens a payment and answers the address at which the buyer confirms it. */
  open(request: PaymentRequest): Promise<{ url: string }>
  /** Reads a callback; null when signature, age or shape do not hold. `timestamp` is unix seconds, tolerated for 300 s. */
  readNotice(fields: Readonly<Record<string, string>>, now: Date): PaymentNotice | null
  /** Pays back a part of a payment, or all of it, the way it came; answers the gateway's number. Throws to be asked again. */
  refund(request: RefundRequest): Promise<{ gateway_no: string }>
  /** Signs a notice as the gateway does. Only the in-service gateway has it. */
  sign?(notice: PaymentNotice, now: Date): Record<string, string>
}
