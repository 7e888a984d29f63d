import type { WalletMoney } from './WalletFigures'

/** What a buyer has, for stories and tests. */
export function walletMoneyForStory(change: Partial<WalletMoney> = {}): WalletMoney {
  return {
    total_balance: '1280.00',
    frozen_balance: '0.00',
    balance: '1280.00',
    income: '9600.00',
    expense: '8320.00',
    points: 1408,
    points_expiring: 320,
    points_expire_on: '2026-12-31',
    coupon_count: 4,
    cash_amount: '66.50',
    cash_count: 2,
    ...change,
  }
}

export const walletHrefsForStory = {
  balance: '#balance',
  points: '#points',
  coupons: '#coupons',
  vouchers: '#vouchers',
}
