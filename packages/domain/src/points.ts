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

/** The points that expire next; null without points. See {@link pointsExpiries}. */
export function nextPointsExpiry(moves: readonly PointsMove[]): PointsExpiry | null {
  return pointsExpiries(moves)[0] ?? null
}

/**
 * The points that a buyer has by their last day, the next first. Points expire at the end of the year after the one in
 * which they were given, and the oldest are taken first. More can be taken than was given, by a return: later points
 * settle it.
 */
export function pointsExpiries(moves: readonly PointsMove[]): PointsExpiry[] {
  let taken = -sumOf(moves.filter(({ points }) => points < 0))
  const given = moves.filter(({ points }) => points > 0)
  const years = [...new Set(given.map(({ year }) => year))].sort((a, b) => a - b)
  return years.flatMap(year => {
    const points = sumOf(given.filter(move => move.year === year)) - taken
    taken = Math.max(0, -points)
    return points > 0 ? [{ points, day: `${year + 1}-12-31` }] : []
  })
}

function sumOf(moves: readonly PointsMove[]): number {
  return moves.reduce((sum, { points }) => sum + points, 0)
}
