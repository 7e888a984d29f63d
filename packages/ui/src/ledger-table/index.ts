export * from './LedgerTable'
