export * from './DateRange'
export { DATE_RANGE_PRESETS, type DateRangePreset, type DateRangeValue } from './dateRange'
export type { DateRangeReason } from './useDateRange'
