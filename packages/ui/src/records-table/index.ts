export * from './RecordCell'
export * from './RecordsTable'
