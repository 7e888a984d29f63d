export * from './LedgerPanel'
export * from './LedgerRows'
export * from './LedgerTable'
export * from './ledgerPanelLabels'
