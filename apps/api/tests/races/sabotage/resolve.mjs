/**
 * A module resolver for the races: it puts a naive file in place of one of the service's. A naive file that imports the
 * file it replaces gets the real one.
 */

/** For each sabotage, which files of the service are replaced by which of this folder. */
const SABOTAGES = {
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
  wallet: { 'modules/wallet/account.ts': 'account.ts' },
  callback: { 'modules/payment/apply-notice.ts': 'applyNotice.ts' },
  commit: { 'wire/idempotency.ts': 'bareIdempotency.ts' },
  login: { 'modules/cart/hold.ts': 'holdCart.ts' },
  copy: { 'modules/cart/lock.ts': 'unsortedCarts.ts' },
  retry: { 'modules/cart/lock.ts': 'unsortedCarts.ts', 'db/retry.ts': 'noRetry.ts' },
  cancel: { 'modules/order/change-status.ts': 'changeStatus.ts', 'modules/wallet/account.ts': 'account.ts' },
}

const HERE = new URL('./', import.meta.url).href
const SERVICE = new URL('../../../src/', import.meta.url).href

let replaced = {}

export function initialize(name) {
  const found = SABOTAGES[name]
  if (!found) throw new Error(`races: there is no sabotage "${name}". See SABOTAGES in sabotage/resolve.mjs.`)
  replaced = found
}

export async function resolve(specifier, context, nextResolve) {
  const resolved = await nextResolve(specifier, context)
  if (context.parentURL?.startsWith(HERE)) return resolved
  const [url] = resolved.url.split('?')
  const naive = url.startsWith(SERVICE) ? replaced[url.slice(SERVICE.length)] : undefined
  return naive ? { ...resolved, url: resolved.url.replace(url, HERE + naive) } : resolved
}
