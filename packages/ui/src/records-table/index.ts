export * from './RecordCell'
export * from './RecordColumn'
export * from './RecordsTable'
