export * from './RecordsTable'
