/** A prize as the choice sees it. */
export interface Weighted {
  readonly id: number
  readonly weight: number
  /** How many are left; null is without end. */
  readonly stock: number | null
}

/**
 * The prize at a place of the wheel: every prize that is left takes as much of it as it weighs. `roll` gives a whole
 * number from 0 up to below its argument. Null when nothing is left.
 */
export function pickPrize<Prize extends Weighted>(
  prizes: readonly Prize[],
  roll: (below: number) => number,
): Prize | null {
  const left = prizes.filter(prize => prize.weight > 0 && prize.stock !== 0)
  const whole = left.reduce((sum, prize) => sum + prize.weight, 0)
  if (whole === 0) return null
  let place = roll(whole)
  for (const prize of left) {
    place -= prize.weight
    if (place < 0) return prize
  }
  return null
}
