import { MATRIX_STORES } from '@yaoji/domain'
import * as z from 'zod/mini'
import { flagInput, idInput, idsInput, integer, optionalId, pageInput, text } from '../input/wire'
import { BULK_LIMIT } from '../wire'

/** Without `per_page` the list has all lines of the filter. */
export const cartListInput = z.object({
  filter: z.optional(integer()),
  new: z.optional(flagInput()),
  page: pageInput.page,
  per_page: z.optional(integer(1, 500)),
})

/** `1`: the answer is without the totals of the cart, and its time does not grow with the cart. */
const withoutTotal = { without_total: z.optional(flagInput()) }

const addLine = z.object({
  /** Id of the combination, for type 3. */
  goods_id: idInput(),
  number: integer(1, 9_999_999),
  /** Price that the page showed. Not used for pricing; a difference is reported in `adjusted`. */
  price: z.optional(text(20)),
  ck_id: optionalId(),
  /** A sellable line of the product. Default: the normal line, or for type 1 the current second-kill line. */
  goods_price_id: optionalId(),
  ladder_price_id: optionalId(),
  goods_manjian_id: optionalId(),
  is_yj: z.optional(flagInput()),
  type: z.optional(integer(0, 3)),
})

export const cartAddInput = z.object({
  params: z
    .array(addLine)
    .check(z.minLength(1, '请选择商品'), z.maxLength(BULK_LIMIT, `一次最多 ${BULK_LIMIT} 条`)),
})

export const cartEditInput = z.object({
  id: idInput(),
  params: z.object({ number: integer(1, 9_999_999) }),
  new: z.optional(flagInput()),
  ...withoutTotal,
})

export const cartBatchDeleteInput = z.object({ ids: idsInput(), ...withoutTotal })

export const cartRestoreInput = z.object({ ids: idsInput() })

export const cartBatchSelectInput = z.object({ ids: idsInput(), is_selected: flagInput(), ...withoutTotal })

export const cartCopyInput = z.object({
  ids: idsInput(),
  other_user_ids: z.array(idInput()).check(
    z.minLength(1, '请选择门店'),
    z.maxLength(MATRIX_STORES, `一次最多复制到 ${MATRIX_STORES} 家门店`),
    z.refine(ids => new Set(ids).size === ids.length, '同一家门店只能选择一次'),
  ),
})

const storeEntry = z.object({
  /** The store into whose cart it goes. */
  user_id: idInput(),
  goods_id: idInput(),
  number: integer(1, 9_999_999),
  /** A sellable line of the product. Default: the ordinary line. */
  goods_price_id: optionalId(),
})

export const cartDistributeInput = z.object({
  params: z.array(storeEntry).check(
    z.minLength(1, '请填写数量'),
    z.maxLength(BULK_LIMIT, `一次最多 ${BULK_LIMIT} 条`),
    z.refine(
      params => new Set(params.map(({ user_id }) => user_id)).size <= MATRIX_STORES,
      `一次最多分配到 ${MATRIX_STORES} 家门店`,
    ),
  ),
})

export const cartNextHintInput = z.object({
  goods_id: idInput(),
  number: integer(0, 9_999_999),
  goods_price_id: optionalId(),
})
