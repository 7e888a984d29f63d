/**
 * Does the work of a timed job for one row after the other. A row that fails does not stop the others; the errors are
 * thrown together at the end, with the message. Returns the sum of what the work returned.
 */
export async function eachDue<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<number>,
  message: string,
): Promise<number> {
  const errors: unknown[] = []
  let done = 0
  for (const row of rows) {
    try {
      done += await work(row)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${message} Failed: ${errors.length}.`)
  return done
}
