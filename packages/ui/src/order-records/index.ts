export * from './OrderDetailSkeleton'
export * from './OrderRecords'
export * from './OrderSummary'
export * from './orderRecordTypes'
