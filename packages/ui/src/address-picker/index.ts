export { AddressForm, type AddressFormProps } from './AddressForm'
export {
  AddressPicker,
  AddressPickerConsignee,
  AddressPickerDefault,
  AddressPickerItem,
  AddressPickerPlace,
  type AddressPickerProps,
  AddressPickerRoot,
} from './AddressPicker'
export type { AddressPickerItemProps, AddressPickerRootProps } from './AddressPicker.headless'
export type { AddressData, AddressInput } from './useAddressForm'
