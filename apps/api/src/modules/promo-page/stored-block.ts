import type { GoodsListInput } from '@yaoji/api-client/contract/goods'

/** Which products a row has: a selection of the list, the best-selling first unless it says otherwise. */
export type GoodsRule = Pick<
  GoodsListInput,
  'zone' | 'category' | 'brand_id' | 'goods_manjian_id' | 'keywords' | 'sort'
>

/** What a stored block shows. */
export type BlockContent =
  | {
      readonly kind: 'banner'
      readonly title: string
      readonly subtitle: string
      readonly image: string
      readonly url: string
    }
  | { readonly kind: 'text'; readonly title: string; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'goods'
      readonly title: string
      readonly words: readonly string[]
      readonly url: string
      /** Products by a rule, or exactly these. */
      readonly rule?: GoodsRule
      readonly goods_ids?: readonly number[]
      /** The most products of a rule. */
      readonly number?: number
    }
  | { readonly kind: 'coupons'; readonly title: string; readonly template_ids: readonly number[] }
  /** Counts down to the end of the block, or of its page. */
  | { readonly kind: 'countdown'; readonly title: string }

/** A block of a page, shown from its beginning until its end, in the ISO format; by default as long as the page. */
export type StoredBlock = BlockContent & { readonly begin_at?: string; readonly end_at?: string }
