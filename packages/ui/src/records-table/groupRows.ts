/** Consecutive rows of one key; `key` is undefined for rows in no group. */
export interface RecordGroup<Row> {
  readonly key: string | undefined
  readonly rows: readonly Row[]
}

/** Rows in their order, those of one key that follow each other together. Without keys all are in one group. */
export function groupRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | undefined = () => undefined,
): RecordGroup<Row>[] {
  const groups: { key: string | undefined; rows: Row[] }[] = []
  for (const row of rows) {
    const key = keyOf(row)
    const last = groups.at(-1)
    if (last && last.key === key) last.rows.push(row)
    else groups.push({ key, rows: [row] })
  }
  return groups
}
