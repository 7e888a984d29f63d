import type { Times } from '../formats/times'
import type { LicencePeriod } from './licenceTableLabels'

/** A period with its days as the application writes them. */
export function writtenPeriod(
  { begin_date, end_date, long_term }: LicencePeriod,
  times: Times,
): LicencePeriod {
  return {
    begin_date: begin_date && times.date(begin_date),
    end_date: end_date && times.date(end_date),
    long_term,
  }
}
