/** Fen that give one point when the order is received: a point for each yuan. Shipping does not count. */
export const FEN_PER_POINT = 100

/** How points are earned and how long they last, for buyers. */
export const POINTS_RULE = '订单确认收货后每实付 1 元（不含运费）得 1 积分，次年年底前有效。'

/** A change of a buyer's points: positive when they were given, negative when they were taken. */
export interface PointsMove {
  points: number
  /** Calendar year of the change. */
  year: number
}

/** Points that expire together. */
export interface PointsExpiry {
  points: number
  /** Their last day, `YYYY-MM-DD`. */
  day: string
}

/** Why a buyer's points are negative, and how that ends. */
export const POINTS_DEBT_TEXT = '退货扣回的积分从以后获得的积分中抵扣'

/**
 * The points that expire next; null without points. Points expire at the end of the year after the one in which they
 * were given, and the oldest are taken first. More can be taken than was given, by a return: later points settle it.
 */
export function nextPointsExpiry(moves: readonly PointsMove[]): PointsExpiry | null {
  let taken = -sumOf(moves.filter(({ points }) => points < 0))
  const given = moves.filter(({ points }) => points > 0)
  const years = [...new Set(given.map(({ year }) => year))].sort((a, b) => a - b)
  for (const year of years) {
    const points = sumOf(given.filter(move => move.year === year)) - taken
    if (points > 0) return { points, day: `${year + 1}-12-31` }
    taken = -points
  }
  return null
}

function sumOf(moves: readonly PointsMove[]): number {
  return moves.reduce((sum, { points }) => sum + points, 0)
}
