import { isEphedrine } from './payment'

/** One order that a checkout makes. */
export interface OrderPart<Line> {
  /** Stable key of the part: the warehouse id, with a suffix for ephedrine-type goods. */
  key: string
  ck_id: number
  ephedrine: boolean
  lines: Line[]
  /** Indexes of the lines in the checkout, to sum up their shares. */
  indexes: number[]
}

/** Splits a checkout into one order for each warehouse, ephedrine-type goods separately. Parts and lines keep the checkout's order. */
export function splitOrder<Line extends { ck_id: number; special_flag?: string | null }>(
  lines: readonly Line[],
): OrderPart<Line>[] {
  const parts = new Map<string, OrderPart<Line>>()
  for (const [index, line] of lines.entries()) {
    const ephedrine = isEphedrine(line.special_flag)
    const key = ephedrine ? `${line.ck_id}-ephedrine` : String(line.ck_id)
    const part = parts.get(key) ?? { key, ck_id: line.ck_id, ephedrine, lines: [], indexes: [] }
    part.lines.push(line)
    part.indexes.push(index)
    parts.set(key, part)
  }
  return [...parts.values()]
}
