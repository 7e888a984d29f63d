import { splitByShares, sumAmounts } from './money'

/** A line of an order with its share of the freight. */
export interface FreightLine {
  readonly line_id: number
  /** Packs that were ordered, and those of them that are or will be shipped. */
  readonly ordered: number
  readonly packs: number
  /** Its share of what was paid for the freight, in fen. */
  readonly freight: number
}

/** Packs of a batch that a parcel holds. */
export interface ParcelPacks {
  readonly parcel_id: number
  readonly batch_id: number
  readonly line_id: number
  readonly number: number
}

/** An order's freight, and where its packs went: in the order in which the parcels were sent. */
export interface ParcelFreightInput {
  readonly lines: readonly FreightLine[]
  readonly parcels: readonly ParcelPacks[]
}

/**
 * The share of each parcel in the freight of its order, in fen, by the parcel's id. A pack has the share of its line, which
 * follows the amounts of the order, divided by packs. Packs that are still to be shipped keep their share; what will never
 * be shipped leaves its own to the other lines. The shares add up to the freight when nothing is still to be shipped.
 */
export function parcelFreights({ lines, parcels }: ParcelFreightInput): Map<number, number> {
  const shipped = withoutEnded(lines)
  const before = new Map<number, number>()
  const shares = new Map<number, number>()
  for (const { parcel_id, line_id, number } of parcels) {
    const line = shipped.find(each => each.line_id === line_id)
    const earlier = before.get(line_id) ?? 0
    before.set(line_id, earlier + number)
    const share = line ? shareOf(line, earlier + number) - shareOf(line, earlier) : 0
    shares.set(parcel_id, (shares.get(parcel_id) ?? 0) + share)
  }
  return shares
}

/** The lines that are or will be shipped, with all of the freight among them. */
function withoutEnded(lines: readonly FreightLine[]): FreightLine[] {
  const shipped = lines.filter(({ packs }) => packs > 0)
  if (shipped.length === 0) return []
  const shares = splitByShares(
    sumAmounts(lines.map(({ freight }) => freight)),
    shipped.map(({ freight, packs, ordered }) => Math.floor((freight * packs) / ordered)),
  )
  return shipped.map((line, at) => ({ ...line, freight: shares[at] ?? 0 }))
}

/** The freight of the first packs of a line. */
function shareOf({ packs, freight }: FreightLine, count: number): number {
  return Math.floor((freight * Math.min(count, packs)) / packs)
}

/** A parcel with the packs of each batch that it holds. */
type Contents = ReadonlyMap<number, number>

/**
 * The freight that comes back, in fen, when these packs of each batch went back for a fault of the shop: the shares of the
 * parcels of which all packs did. A return names batches, not parcels, so the packs of a batch fill the parcels in the
 * order in which they were sent, each only when all of it is there.
 */
export function freightBack(input: ParcelFreightInput, faulty: ReadonlyMap<number, number>): number {
  const left = new Map(faulty)
  const shares = parcelFreights(input)
  let back = 0
  for (const [parcel_id, contents] of contentsOf(input.parcels)) {
    const entries = [...contents]
    if (entries.some(([batch_id, number]) => (left.get(batch_id) ?? 0) < number)) continue
    for (const [batch_id, number] of entries) left.set(batch_id, (left.get(batch_id) ?? 0) - number)
    back += shares.get(parcel_id) ?? 0
  }
  return back
}

function contentsOf(parcels: readonly ParcelPacks[]): Map<number, Contents> {
  const contents = new Map<number, Map<number, number>>()
  for (const { parcel_id, batch_id, number } of parcels) {
    const own = contents.get(parcel_id) ?? new Map<number, number>()
    contents.set(parcel_id, own.set(batch_id, (own.get(batch_id) ?? 0) + number))
  }
  return contents
}

/** A return as far as it decides about the freight. */
export interface FreightReturn {
  readonly id: number
  /** Its money was paid: its freight stays as it is. */
  readonly paid: boolean
  /** Its freight so far, in fen. */
  readonly freight: number
  /** It refunds its packs for a fault of the shop. */
  readonly fault: boolean
  /** Packs of each batch. */
  readonly packs: readonly { readonly batch_id: number; readonly number: number }[]
}

/**
 * The freight of each return of an order that is not paid yet, in fen, by its id. The returns are in the order in which
 * they are or will be paid, without those that were rejected or withdrawn. A return brings the share of a parcel of which
 * it holds the last packs; all returns together never bring more than the freight, and each parcel's share once.
 */
export function returnFreights(
  input: ParcelFreightInput,
  returns: readonly FreightReturn[],
): Map<number, number> {
  const faulty = new Map<number, number>()
  const freights = new Map<number, number>()
  let given = returns.reduce((sum, { paid, freight }) => sum + (paid ? freight : 0), 0)
  for (const { id, paid, fault, packs } of returns) {
    if (fault)
      for (const { batch_id, number } of packs) faulty.set(batch_id, (faulty.get(batch_id) ?? 0) + number)
    if (paid) continue
    const freight = Math.max(0, freightBack(input, faulty) - given)
    freights.set(id, freight)
    given += freight
  }
  return freights
}
