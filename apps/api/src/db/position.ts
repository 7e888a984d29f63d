/** A place in the log of a PostgreSQL. What was committed up to it has a lower one, on the primary and on its replicas. */
export type Position = bigint

/** After every other one: that of a write whose own is not known. */
export const UNKNOWN_POSITION: Position = 0xffff_ffff_ffff_ffffn

/** The position that PostgreSQL writes as `16/B374D848`. */
export function positionFrom(lsn: string): Position {
  const [high = '', low = ''] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
