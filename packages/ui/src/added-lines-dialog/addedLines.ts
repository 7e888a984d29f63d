/** What became of products that were added to the cart together, by the wire's names. */
export interface AddedLines {
  /** What was asked for; `entry` is a place in it, from 0. */
  readonly lines: readonly {
    readonly name: string
    readonly ypgg: string
    readonly number: number
    readonly bzdw: string
  }[]
  readonly added: readonly { readonly entry: number }[]
  /** Added with another number. */
  readonly adjusted: readonly { readonly entry: number; readonly message: string }[]
  readonly refused: readonly { readonly entry: number; readonly message: string }[]
}

export type AddedLineOutcome = 'refused' | 'adjusted' | 'added'

export interface AddedLineRow {
  readonly entry: number
  readonly outcome: AddedLineOutcome
  readonly name: string
  readonly ypgg: string
  /** What happened to the line. */
  readonly message: string
}

/** What happened to each line, first those that need attention. `quantity` is the message of a line that was added. */
export function addedLineRows(
  { lines, refused, adjusted, added }: AddedLines,
  quantity: (number: number, unit: string) => string,
): readonly AddedLineRow[] {
  const rowOf = (outcome: AddedLineOutcome, entry: number, message: string): AddedLineRow => ({
    entry,
    outcome,
    name: lines[entry]?.name ?? '',
    ypgg: lines[entry]?.ypgg ?? '',
    message,
  })
  function quantityOf(entry: number): string {
    const line = lines[entry]
    return line ? quantity(line.number, line.bzdw) : ''
  }
  return [
    ...refused.map(({ entry, message }) => rowOf('refused', entry, message)),
    ...adjusted.map(({ entry, message }) => rowOf('adjusted', entry, message)),
    ...added.map(({ entry }) => rowOf('added', entry, quantityOf(entry))),
  ]
}
