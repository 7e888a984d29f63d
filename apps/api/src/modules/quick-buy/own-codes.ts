import type { KeptProduct } from '../purchase-code/kept'

/** What a text names: products in their order, and whether it really names them or they are only the nearest. */
export interface Found {
  readonly ids: readonly number[]
  readonly nearest: boolean
  /** By a code of the shop, or by name, pack and maker as the catalogue writes them: no word raises a doubt. */
  readonly exact?: boolean
  /** The product that comes first, whatever the buyer bought before. */
  readonly first?: number
  /** What the company keeps for the text. */
  readonly own?: { readonly state: 'used' | 'off_sale'; readonly name: string }
}

/** What the company keeps for a line: for its own code, and for its text. */
export interface KeptForLine {
  readonly code: KeptProduct | undefined
  readonly text: KeptProduct | undefined
}

/**
 * The product that the company keeps is the one, before all that its text alone names. Where own code and text name
 * different products, and where the text names one by a code or in full, the buyer chooses: in medicines a doubt is a
 * question. Of a product that is not sold any more the nearest are listed.
 */
export function withOwn(found: Found, { code, text }: KeptForLine): Found {
  const kept = code ?? text
  if (!kept) return found
  const own = { name: `${kept.name} ${kept.ypgg}` }
  if (kept.off_sale) {
    const others = found.ids.filter(id => id !== kept.goods_id)
    return { ids: others, nearest: true, own: { ...own, state: 'off_sale' } }
  }
  const ids = [
    ...new Set([kept.goods_id, ...(text?.off_sale === false ? [text.goods_id] : []), ...found.ids]),
  ]
  const all = { ids, nearest: false, first: kept.goods_id }
  return namesAnother(found, { code, text }) ? all : { ...all, own: { ...own, state: 'used' } }
}

/** Whether the line names another product than the one that the company keeps. */
function namesAnother({ ids, nearest, exact }: Found, { code, text }: KeptForLine): boolean {
  if (code && text) return code.goods_id !== text.goods_id
  if (nearest || ids.length === 0) return false
  if (code) return !ids.includes(code.goods_id)
  // A text for which the buyer chose another product is answered, but where it names one in full.
  return ids.length === 1 && exact === true && ids[0] !== text?.goods_id
}
