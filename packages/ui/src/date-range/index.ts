export * from './DateRange'
export { DATE_RANGE_PRESETS, type DateRangePreset, type DateRangeValue } from './rangeDays'
export type { DateRangeReason } from './useDateRange'
