import { isEphedrine } from '@yaoji/domain'

/** A product as far as its parcel goes. */
interface Shipped {
  readonly ck_id: number
  readonly special_flag: string
}

/**
 * Whether a gift or an exchange purchase can be in the order of the product that earns it: from the same warehouse, and
 * neither is ephedrine-type.
 */
export function shipsWith(one: Shipped, other: Shipped): boolean {
  if (isEphedrine(one.special_flag) || isEphedrine(other.special_flag)) return false
  return one.ck_id === other.ck_id
}
