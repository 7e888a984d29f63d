import { readPackNumber, unitOfNumber } from './purchase-cells'

/** Words that people write for a pack, whatever it is. */
const ANY_PACK: ReadonlySet<string> = new Set(['盒', '个'])

/** Two words for one kind of pack. */
const SAME_PACK: ReadonlySet<string> = new Set(['包袋', '袋包', '付副', '副付', '罐桶', '桶罐'])

/** A written number whose unit is not that in which the product is sold. */
export interface OtherUnit {
  /** The unit that was written, like 件. */
  readonly unit: string
  /** Whether it can mean the packs of the product: 20 盒 of a product sold in 瓶. 20 片 or 2 件 of it are another number. */
  readonly is_pack: boolean
  /** What the buyer reads. */
  readonly message: string
}

/**
 * Compares the unit of a written number with that of the product.
 * @param text the number as it was written, like `20 盒`
 * @param unit in which the product is sold, like 瓶
 * @returns null where both are one, where no unit was written, and where the text is no number
 */
export function otherUnit(text: string, unit: string): OtherUnit | null {
  const written = unitOfNumber(text)
  if (written === '' || written === unit || readPackNumber(text) === null) return null
  if (ANY_PACK.has(written) || SAME_PACK.has(written + unit))
    return { unit: written, is_pack: true, message: `写的是${written}，已按${unit}计` }
  return {
    unit: written,
    is_pack: false,
    message: `写的是${written}，这种商品按${unit}卖，请填写${unit}数`,
  }
}
