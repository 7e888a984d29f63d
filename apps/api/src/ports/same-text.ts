import { timingSafeEqual } from 'node:crypto'

/** Whether two texts are the same, in a time that does not depend on where they differ. */
export function sameText(expected: string, given: string): boolean {
  const a = Buffer.from(expected)
  const b = Buffer.from(given)
  return a.length === b.length && timingSafeEqual(a, b)
}
