import { hashText } from './random'
import type { Goods } from './types'

/** Trade families sold only to chosen buyers, a few in a hundred. */
const FAMILIES_PER_CENT = 5

/**
 * Marks the products of some trade names as controlled: their makers choose who may sell them. Ephedrine-type
 * compounds keep their own mark. Injections, which hospitals buy, stay as they are.
 */
export function markControlled(goods: readonly Goods[], seed: number): Goods[] {
  return goods.map(one => {
    const mayBe = one.special_flag === 'none' && one.trade_name !== '' && one.dosage_form !== '注射剂'
    if (!mayBe || hashText(`controlled/${seed}/${one.trade_name}`) % 100 >= FAMILIES_PER_CENT) return one
    return { ...one, special_flag: 'controlled' }
  })
}
