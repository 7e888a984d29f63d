const PREFIX = 'yaoji.paying.'

/** Marks that this tab pays an order, so that it continues after the return from the gateway. */
export function markPaying(order_id: number): void {
  try {
    sessionStorage.setItem(PREFIX + order_id, '1')
  } catch {
    // With a full storage only the shortcut to the last step is lost.
  }
}

export function isPaying(order_id: number): boolean {
  return sessionStorage.getItem(PREFIX + order_id) !== null
}

export function unmarkPaying(order_id: number): void {
  sessionStorage.removeItem(PREFIX + order_id)
}
