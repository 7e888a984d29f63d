const PREFIX = 'yaoji.paying.'

/** Notes that this tab is on its way to pay an order, so that coming back from the gateway goes on from there. */
export function markPaying(order_id: number): void {
  try {
    sessionStorage.setItem(PREFIX + order_id, '1')
  } catch {
    // A full store loses the shortcut to the last step, nothing else.
  }
}

export function isPaying(order_id: number): boolean {
  return sessionStorage.getItem(PREFIX + order_id) !== null
}

export function unmarkPaying(order_id: number): void {
  sessionStorage.removeItem(PREFIX + order_id)
}
