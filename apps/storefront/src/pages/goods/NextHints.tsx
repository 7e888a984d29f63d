import { cartNextHint } from '@yaoji/api-client/contract/cart'
import { useDebouncedValue } from '@yaoji/hooks'
import { useCall } from '@yaoji/hooks/data'
import type { GoodsDetail } from './GoodsDetail'
import * as css from './NextHints.css'

/** A number that is typed or stepped is asked about once it has not changed for so long, in milliseconds. */
const QUIET_MS = 300

export interface NextHintsProps {
  detail: GoodsDetail
  /** The number of packs in the buy box. */
  number: number
}

/**
 * What a few packs more bring, together with the cart: free shipping, the next step of a reduction. The next tier is
 * beside the price. One line is kept free where the product can have such a hint.
 */
export function NextHints({ detail: { goods, promotions }, number }: NextHintsProps) {
  const settled = useDebouncedValue(number, QUIET_MS)
  const wanted = goods.price !== undefined && (promotions.length > 0 || goods.is_dpby === 1)
  const { data } = useCall(
    cartNextHint,
    { goods_id: goods.id, goods_price_id: goods.goods_price_id, number: settled },
    { enabled: wanted, staleTime: 0, placeholderData: shown => shown },
  )
  if (!wanted) return null
  const hints = (data?.hints ?? []).filter(({ kind }) => kind !== 'tier')
  return (
    <p role="status" className={css.hints}>
      {hints.map(({ text }) => text).join('；')}
    </p>
  )
}
