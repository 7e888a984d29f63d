interface FacetRow {
  /** What a filter calls it. */
  readonly name: string
  /** `text` is a column of the product with the name of the facet; the others have a rule of their own. */
  readonly kind: 'text' | 'category' | 'months'
  /** The longest text, or the most months. */
  readonly most?: number
}

/**
 * By what a list of products is filtered and counted, in the order of the filter. One more `text` is a line here: the
 * payload, the answer, the conditions and counts of the service, the address and the filter read this table.
 */
export const GOODS_FACETS = {
  expiry_months: { name: '到期', kind: 'months', most: 60 },
  category: { name: '分类', kind: 'category' },
  dosage_form: { name: '剂型', kind: 'text', most: 40 },
  sccj: { name: '厂家', kind: 'text', most: 120 },
} as const satisfies Readonly<Record<string, FacetRow>>

type Facets = typeof GOODS_FACETS

export type GoodsFacet = keyof Facets

/** The facets of the kind `text`. */
export type GoodsTextFacet = {
  [Name in GoodsFacet]: Facets[Name]['kind'] extends 'text' ? Name : never
}[GoodsFacet]

// An object has no other keys than those of its type.
export const GOODS_FACET_NAMES = Object.keys(GOODS_FACETS) as readonly GoodsFacet[]

export const GOODS_TEXT_FACETS = GOODS_FACET_NAMES.filter(
  (name): name is GoodsTextFacet => GOODS_FACETS[name].kind === 'text',
)

/** A value for each `text` facet. */
export function byTextFacet<Value>(make: (name: GoodsTextFacet) => Value): Record<GoodsTextFacet, Value> {
  // The names of the entries are those of the type.
  return Object.fromEntries(GOODS_TEXT_FACETS.map(name => [name, make(name)])) as Record<
    GoodsTextFacet,
    Value
  >
}
