export * from './AcceptanceTable'
