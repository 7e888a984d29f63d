/** Where the rows of an OrderPad come from, by the wire's names: at most one of them; none for regular products. */
export interface OrderPadSource {
  /** The last paid order; its `order` is null where there is none. */
  readonly last?:
    | {
        readonly order: unknown
        /** Names of its products that the shop does not sell any more. */
        readonly left_out: readonly string[]
      }
    | undefined
  /** Regular products that cost less than last time. */
  readonly cheaper?: { readonly compared: number } | undefined
  /** A named list, with the products of its lines that the shop has. */
  readonly list?:
    | {
        readonly lines: readonly { readonly goods_id: number | null }[]
        readonly products: readonly { readonly goods: { readonly id: number } }[]
      }
    | undefined
}

/** How many lines of the list have no product that can be bought. */
export function unsoldLines({ list }: OrderPadSource): number {
  if (!list) return 0
  const sold = new Set(list.products.map(({ goods }) => goods.id))
  return list.lines.filter(({ goods_id }) => goods_id === null || !sold.has(goods_id)).length
}
