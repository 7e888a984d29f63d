import { DateRange, type DateRangeProps } from '@yaoji/ui/date-range'
import { chinaDay, useServerTime } from '../clock/useServerTime'

export type DayFilterProps = Pick<DateRangeProps, 'label' | 'value' | 'onValueChange' | 'presets'>

/** Filters a list by days; today is that of the service. */
export function DayFilter(props: DayFilterProps) {
  const now = useServerTime()
  const today = now === undefined ? undefined : chinaDay(now)
  return <DateRange {...props} today={today} max={today} />
}
