/** The seller of an invoice. */
export interface Seller {
  readonly company: string
  readonly credit_code: string
  readonly address: string
  readonly phone: string
  readonly bank: string
  readonly account: string
}
