/** Password of every demo account. */
export const DEMO_PASSWORD = 'Yaoji@2026'

/** The accounts that a fresh database has, as they are printed at start. */
export const DEMO_ACCOUNTS = [
  { phone: '13800000001', what: 'approved pharmacy: addresses, coupons, balance, orders in every status' },
  { phone: '13800000002', what: 'waiting for approval: sees no prices' },
  { phone: '13800000003', what: 'expired licence: cannot check out' },
  { phone: '13800000004', what: 'head office with three stores' },
] as const
