'use client'
import { useReturnFocus } from '@yaoji/hooks'
import { useState } from 'react'
import { Button } from '../button'
import { Empty } from '../empty'
import { Icon } from '../icon'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { withClass } from '../part/withClass'
import { RadioGroupInput, RadioGroupLegend, RadioGroupReason } from '../radio-group'
import * as radio from '../radio-group/RadioGroup.css'
import { AddressForm, type AddressFormProps } from './AddressForm'
import * as css from './AddressPicker.css'
import * as Headless from './AddressPicker.headless'
import type { AddressData, AddressInput } from './useAddressForm'

export const AddressPickerRoot = withClass(Headless.AddressPickerRoot, radio.root, 'AddressPickerRoot')
export const AddressPickerItem = withClass(
  Headless.AddressPickerItem,
  `${radio.item} ${radio.card}`,
  'AddressPickerItem',
)
export const AddressPickerConsignee = Headless.AddressPickerConsignee
export const AddressPickerPlace = withClass(Headless.AddressPickerPlace, css.place, 'AddressPickerPlace')
export const AddressPickerDefault = withClass(Headless.AddressPickerDefault, css.mark, 'AddressPickerDefault')

/** How many addresses stand before the rest is folded away. */
const FEW = 4

export interface AddressPickerProps extends Omit<Headless.AddressPickerRootProps, 'children'> {
  addresses: readonly AddressData[]
  loadRegions: AddressFormProps['loadRegions']
  /** Saves a new address, or the one whose id is given; answers the failure to show at the fields, or nothing. */
  onSave: (input: AddressInput, id: number | undefined) => ReturnType<AddressFormProps['onSave']>
}

/** Where an order goes: the buyer's addresses as cards, with adding and changing one on the spot. */
export function AddressPicker({ addresses, loadRegions, onSave, ...root }: AddressPickerProps) {
  const editing = useEditing()
  const { address } = editing
  return (
    <div>
      {addresses.length === 0 ? (
        <Empty size="s" title="还没有收货地址" text="新增后即可提交订单" />
      ) : (
        <Cards addresses={addresses} onEdit={editing.open} {...root} />
      )}
      <div className={css.foot}>
        <Button onClick={() => editing.open(undefined)}>
          <Icon name="plus" size="s" />
          新增地址
        </Button>
      </div>
      {editing.shown && (
        <AddressForm
          key={address?.id ?? 'new'}
          address={address}
          loadRegions={loadRegions}
          onCancel={editing.close}
          onSave={async input => {
            const failure = await onSave(input, address?.id)
            if (!failure) editing.close()
            return failure
          }}
        />
      )}
    </div>
  )
}

interface CardsProps extends Omit<Headless.AddressPickerRootProps, 'children'> {
  addresses: readonly AddressData[]
  onEdit: (address: AddressData) => void
}

function Cards({ addresses, onEdit, ...root }: CardsProps) {
  const [all, setAll] = useState(false)
  const shown = addresses.filter((address, index) => all || index < FEW || address.id === root.value)
  return (
    <>
      <AddressPickerRoot {...root}>
        <RadioGroupLegend>收货地址</RadioGroupLegend>
        <div className={css.list}>
          {shown.map(address => (
            <div key={address.id} className={css.cell}>
              <Card address={address} />
              <Button variant="quiet" size="s" className={css.edit} onClick={() => onEdit(address)}>
                修改
                <VisuallyHidden>
                  {' '}
                  {address.consignee} {address.detail}
                </VisuallyHidden>
              </Button>
            </div>
          ))}
        </div>
      </AddressPickerRoot>
      {shown.length < addresses.length && (
        <Button variant="quiet" size="s" onClick={() => setAll(true)}>
          显示全部 {addresses.length} 个地址
        </Button>
      )}
    </>
  )
}

function Card({ address }: { address: AddressData }) {
  return (
    <AddressPickerItem address={address}>
      <RadioGroupInput />
      <span className={css.words}>
        <span className={css.head}>
          <AddressPickerConsignee />
          <AddressPickerDefault />
        </span>
        <AddressPickerPlace />
        <RadioGroupReason />
      </span>
    </AddressPickerItem>
  )
}

/** Which address is being changed, or that a new one is; closing gives the focus back to what opened it. */
function useEditing() {
  const [editing, setEditing] = useState<{ address: AddressData | undefined } | null>(null)
  const { remember, giveBack } = useReturnFocus()
  return {
    shown: editing !== null,
    address: editing?.address,
    open(address: AddressData | undefined) {
      remember()
      setEditing({ address })
    },
    close() {
      setEditing(null)
      giveBack()
    },
  }
}
