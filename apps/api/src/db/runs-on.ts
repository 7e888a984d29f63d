import { and, type Column, gte, lte, type SQL } from 'drizzle-orm'

/** Whether something with a first and a last day runs on a day, `YYYY-MM-DD`, as a condition. Both days are part of it. */
export function runsOn({ begin_date, end_date }: { begin_date: Column; end_date: Column }, day: string): SQL {
  // Both conditions exist, so `and` returns one.
  return and(lte(begin_date, day), gte(end_date, day)) as SQL
}
