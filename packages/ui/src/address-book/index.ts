export * from './AddressBook'
export * from './useAddressBook'
