export * from './AddressCard'
