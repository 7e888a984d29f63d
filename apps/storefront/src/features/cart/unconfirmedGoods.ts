/** A product as the cart names it. */
export interface UnconfirmedGoods {
  readonly id: number
  readonly name: string
  readonly ypgg: string
  readonly sccj: string
}

const keyOf = (buyer: number) => `yaoji.unconfirmed.${buyer}`

/** Products that a quick purchase added although the buyer had not confirmed them, in this tab. */
export function readUnconfirmed(buyer: number): UnconfirmedGoods[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(buyer)) ?? '[]')
    // Only `keepUnconfirmed` writes this key.
    return Array.isArray(kept) ? (kept as UnconfirmedGoods[]) : []
  } catch {
    return []
  }
}

/** Keeps products beside those that are kept already. */
export function keepUnconfirmed(buyer: number, added: readonly UnconfirmedGoods[]): void {
  if (added.length === 0) return
  const goods = new Map(
    [...readUnconfirmed(buyer), ...added].map(({ id, name, ypgg, sccj }) => [id, { id, name, ypgg, sccj }]),
  )
  try {
    sessionStorage.setItem(keyOf(buyer), JSON.stringify([...goods.values()]))
  } catch {
    // The browser stores nothing: the result of the quick purchase has said it.
  }
}

/** The buyer has checked the products. */
export function forgetUnconfirmed(buyer: number): void {
  try {
    sessionStorage.removeItem(keyOf(buyer))
  } catch {
    // The browser stores nothing.
  }
}
