/** For each sabotage, which files of the service are replaced by which naive ones of this folder. */
export const SABOTAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  address: { 'modules/address/lock.ts': 'addressLock.ts' },
  stock: { 'modules/order/stock.ts': 'stock.ts', 'modules/order/pick-lots.ts': 'pickLots.ts' },
  order: { 'modules/order/stock.ts': 'unsortedStock.ts' },
  idempotency: { 'wire/idempotency.ts': 'idempotency.ts' },
  coupon: {
    'modules/coupon/lock.ts': 'couponLock.ts',
    'modules/wallet/account.ts': 'account.ts',
    'modules/cart/lock.ts': 'cartLock.ts',
  },
  claim: { 'modules/wallet/account.ts': 'account.ts', 'modules/coupon/claim-state.ts': 'countClaimed.ts' },
  voucher: {
    'modules/coupon/voucher.ts': 'voucher.ts',
    'modules/wallet/account.ts': 'account.ts',
    'modules/cart/lock.ts': 'cartLock.ts',
  },
  balance: { 'modules/wallet/account.ts': 'account.ts', 'modules/cart/lock.ts': 'cartLock.ts' },
  wallet: { 'modules/wallet/account.ts': 'account.ts' },
  callback: { 'modules/payment/apply-notice.ts': 'applyNotice.ts' },
  commit: { 'wire/idempotency.ts': 'bareIdempotency.ts' },
  login: { 'modules/cart/hold.ts': 'holdCart.ts' },
  copy: { 'modules/cart/lock.ts': 'unsortedCarts.ts' },
  retry: { 'modules/cart/lock.ts': 'unsortedCarts.ts', 'db/retry.ts': 'noRetry.ts' },
  cancel: { 'modules/order/change-status.ts': 'changeStatus.ts', 'modules/wallet/account.ts': 'account.ts' },
}
