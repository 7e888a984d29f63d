export * from './ContractSheet'
