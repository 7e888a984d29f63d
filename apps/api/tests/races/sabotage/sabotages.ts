/** For each sabotage, which files of the service are replaced by which naive ones of this folder. */
export const SABOTAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  address: { 'modules/address/lock.ts': 'address-lock.ts' },
  stock: { 'modules/order/stock.ts': 'stock.ts', 'modules/order/pick-lots.ts': 'pick-lots.ts' },
  order: { 'modules/order/stock.ts': 'unsorted-stock.ts' },
  idempotency: { 'wire/idempotency.ts': 'idempotency.ts' },
  coupon: {
    'modules/coupon/lock.ts': 'coupon-lock.ts',
    'modules/wallet/account.ts': 'account.ts',
    'modules/cart/lock.ts': 'cart-lock.ts',
  },
  claim: { 'modules/wallet/account.ts': 'account.ts', 'modules/coupon/claim-state.ts': 'count-claimed.ts' },
  voucher: {
    'modules/coupon/voucher.ts': 'voucher.ts',
    'modules/wallet/account.ts': 'account.ts',
    'modules/cart/lock.ts': 'cart-lock.ts',
  },
  points: {
    'modules/wallet/points.ts': 'points.ts',
    'modules/wallet/account.ts': 'account.ts',
    'modules/cart/lock.ts': 'cart-lock.ts',
  },
  balance: { 'modules/wallet/account.ts': 'account.ts', 'modules/cart/lock.ts': 'cart-lock.ts' },
  wallet: { 'modules/wallet/account.ts': 'account.ts' },
  callback: { 'modules/payment/apply-notice.ts': 'apply-notice.ts' },
  commit: { 'wire/idempotency.ts': 'bare-idempotency.ts' },
  login: { 'modules/cart/lock-own.ts': 'lock-own.ts' },
  copy: { 'modules/cart/lock.ts': 'unsorted-carts.ts' },
  distribute: { 'modules/cart/lock.ts': 'cart-lock.ts', 'db/retry.ts': 'no-retry.ts' },
  retry: { 'modules/cart/lock.ts': 'unsorted-carts.ts', 'db/retry.ts': 'no-retry.ts' },
  withdraw: { 'modules/register/draft.ts': 'unlocked-draft.ts' },
  cancel: { 'modules/order/change-status.ts': 'change-status.ts', 'modules/wallet/account.ts': 'account.ts' },
}
