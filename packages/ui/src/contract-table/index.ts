export * from './ContractEvidence'
export * from './ContractTable'
