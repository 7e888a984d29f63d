export {
  AddressPickerConsignee,
  AddressPickerDefault,
  AddressPickerItem,
  type AddressPickerItemProps,
  AddressPickerPlace,
  AddressPickerRoot,
  type AddressPickerRootProps,
} from './AddressPicker.headless'
export {
  type AddressData,
  type AddressForm,
  type AddressInput,
  type AddressText,
  REGION_NAMES,
  type UseAddressFormOptions,
  useAddressForm,
} from './useAddressForm'
