export * from './AcceptanceForm'
export * from './acceptanceFormLabels'
