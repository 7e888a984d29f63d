/** What decides whether an address is the default one. */
export interface DefaultCandidate {
  readonly id: number
  /** 1: it is the default now. */
  readonly is_default: number
  /** 1: it is to be the default as soon as orders can be delivered to it. */
  readonly becomes_default: number
  /** Orders can be delivered to it: it is the licensed address, or its review ended well. */
  readonly deliverable: boolean
}

/** The address that is the default, and the one that becomes it after its review; null for none. */
export interface DefaultAddress {
  readonly now: number | null
  readonly later: number | null
}

/**
 * The default of a buyer's addresses, the oldest first. Orders are delivered to the default, so an address in review
 * does not replace one that can be delivered to: it becomes the default when its review ends well. A default whose place
 * is changed gives way in the same manner. Without an address that can be delivered to, the default stays.
 */
export function defaultAddress(addresses: readonly DefaultCandidate[]): DefaultAddress {
  const current = addresses.find(each => each.is_default === 1)
  const chosen = addresses.find(each => each.becomes_default === 1)
  if (chosen?.deliverable) return { now: chosen.id, later: null }
  const deliverable = current?.deliverable ? current : addresses.find(each => each.deliverable)
  const now = deliverable ?? current ?? chosen ?? addresses[0]
  const later = chosen ?? current
  return { now: now?.id ?? null, later: later === undefined || later === now ? null : later.id }
}
