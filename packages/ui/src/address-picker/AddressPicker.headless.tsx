'use client'
import { createContext, forwardRef, type HTMLAttributes } from 'react'
import { useRequiredContext } from '../part/useRequiredContext'
import {
  RadioGroupItem,
  type RadioGroupItemProps,
  RadioGroupRoot,
  type RadioGroupRootProps,
} from '../radio-group/headless'
import type { AddressData } from './useAddressForm'

const Context = createContext<AddressData | null>(null)

const useAddress = (part: string) => useRequiredContext(Context, part, 'AddressPickerItem')

export interface AddressPickerRootProps
  extends Omit<RadioGroupRootProps, 'value' | 'defaultValue' | 'onValueChange'> {
  /** Id of the chosen address; null while none is. */
  value: number | null
  onValueChange: (id: number) => void
}

/** Where an order goes. Renders a radio group. */
export const AddressPickerRoot = forwardRef<HTMLFieldSetElement, AddressPickerRootProps>(function Root(
  { value, onValueChange, ...rest },
  ref,
) {
  return (
    <RadioGroupRoot
      name="address_id"
      {...rest}
      ref={ref}
      value={value === null ? '' : String(value)}
      onValueChange={id => onValueChange(Number(id))}
    />
  )
})

export interface AddressPickerItemProps extends Omit<RadioGroupItemProps, 'value' | 'reason' | 'disabled'> {
  address: AddressData
}

/** One address, its whole face a target. One that is not reviewed cannot be chosen and says so. */
export const AddressPickerItem = forwardRef<HTMLLabelElement, AddressPickerItemProps>(function Item(
  { address, ...rest },
  ref,
) {
  const reason = address.is_reviewed === 1 ? undefined : address.review_text || '地址审核中，暂不能选择'
  return (
    <Context.Provider value={address}>
      <RadioGroupItem {...rest} ref={ref} value={String(address.id)} reason={reason} />
    </Context.Provider>
  )
})

type Span = HTMLAttributes<HTMLSpanElement>

/** Who receives it. Renders `span`. */
export const AddressPickerConsignee = forwardRef<HTMLSpanElement, Span>(function Consignee(props, ref) {
  const { consignee, mobile } = useAddress('AddressPickerConsignee')
  return (
    <span {...props} ref={ref}>
      {consignee} {mobile}
    </span>
  )
})

/** Region and detail. Renders `span`. */
export const AddressPickerPlace = forwardRef<HTMLSpanElement, Span>(function Place(props, ref) {
  const { region, detail } = useAddress('AddressPickerPlace')
  return (
    <span {...props} ref={ref}>
      {region} {detail}
    </span>
  )
})

/** Says that it is the default; nothing on others. Renders `span`. */
export const AddressPickerDefault = forwardRef<HTMLSpanElement, Span>(function Default(
  { children = '默认', ...rest },
  ref,
) {
  if (useAddress('AddressPickerDefault').is_default !== 1) return null
  return (
    <span {...rest} ref={ref}>
      {children}
    </span>
  )
})
