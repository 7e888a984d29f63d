export * from './AddressFields'
