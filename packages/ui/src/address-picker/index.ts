export * from './AddressPicker'
