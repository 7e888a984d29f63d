/** A prize to pick from. */
export interface Weighted {
  readonly id: number
  readonly weight: number
  /** Remaining number; null is unlimited. */
  readonly stock: number | null
}

/**
 * Picks a prize at random, with probabilities by weight among the prizes that remain. `roll` returns an integer from 0
 * to less than its argument. Null when no prize remains.
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
