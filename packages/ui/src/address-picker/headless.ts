export * from './AddressForm'
export * from './AddressPicker'
export * from './addressPickerLabels'
export * from './useAddressForm'
