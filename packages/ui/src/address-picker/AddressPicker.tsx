'use client'
import { useReturnFocus } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, useState } from 'react'
import { Button } from '../button'
import { Empty } from '../empty'
import { Icon } from '../icon'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import {
  RadioGroupCard,
  RadioGroupInput,
  RadioGroupLegend,
  RadioGroupReason,
  RadioGroupRoot,
  type RadioGroupRootProps,
} from '../radio-group'
import { plain } from '../theme/base.css'
import { AddressForm, type AddressFormProps } from './AddressForm'
import * as css from './AddressPicker.css'
import { addressPickerLabels } from './addressPickerLabels'
import type { AddressData, AddressInput } from './useAddressForm'

/** How many addresses are shown before the buyer asks for all. */
const FEW = 4

type Words = typeof addressPickerLabels

interface Choice extends Pick<RadioGroupRootProps, 'name' | 'required' | 'disabled'> {
  addresses: readonly AddressData[]
  /** Id of the chosen address; null while none is. */
  value: number | null
  onValueChange: (id: number) => void
}

export interface AddressPickerProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue'>,
    Choice {
  /** Asks for the regions inside one, or for the provinces. */
  loadRegions: AddressFormProps['loadRegions']
  /** Saves a new address, or the one whose id is given; answers the failure to show at the fields, or nothing. */
  onSave: (input: AddressInput, id: number | undefined) => ReturnType<AddressFormProps['onSave']>
  /** Words in place of those of {@link addressPickerLabels}. */
  labels?: Partial<Words>
  /** Words in place of those of the form for a new address. */
  formLabels?: AddressFormProps['labels']
}

/**
 * Where an order goes: the buyer's addresses as cards, with adding and changing one on the spot. An address that is not
 * reviewed yet cannot be chosen and says so. Renders `div` around a radio group.
 */
export const AddressPicker = forwardRef<HTMLDivElement, AddressPickerProps>(
  function AddressPicker(props, ref) {
    const { addresses, name, required, disabled, value, onValueChange, ...others } = props
    const { loadRegions, onSave, labels, formLabels, className, ...rest } = others
    const words = { ...addressPickerLabels, ...labels }
    const editing = useEditing()
    const { address } = editing
    const choice = { addresses, name, required, disabled, value, onValueChange }
    return (
      <div {...rest} ref={ref} className={joinClass(css.root, className)}>
        {addresses.length === 0 ? (
          <Empty size="s" title={words.none} text={words.noneText} />
        ) : (
          <Cards {...choice} onEdit={editing.open} words={words} />
        )}
        <div className={css.foot} data-part="foot">
          <Button onClick={() => editing.open(undefined)}>
            <Icon name="plus" size="s" />
            {words.add}
          </Button>
        </div>
        {editing.shown && (
          <AddressForm
            key={address?.id ?? 'new'}
            address={address}
            loadRegions={loadRegions}
            labels={formLabels}
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
  },
)

interface CardsProps extends Choice {
  onEdit: (address: AddressData) => void
  words: Words
}

function Cards({ addresses, value, onValueChange, name = 'address_id', onEdit, words, ...root }: CardsProps) {
  const [all, setAll] = useState(false)
  const shown = addresses.filter((address, index) => all || index < FEW || address.id === value)
  return (
    <>
      <RadioGroupRoot
        {...root}
        name={name}
        value={value === null ? '' : String(value)}
        onValueChange={id => onValueChange(Number(id))}
      >
        <RadioGroupLegend>{words.legend}</RadioGroupLegend>
        <div className={css.list} data-part="list">
          {shown.map(address => (
            <div key={address.id} className={css.cell} data-part="address">
              <Card address={address} words={words} />
              <Button variant="quiet" size="s" className={css.edit} onClick={() => onEdit(address)}>
                {words.change}
                <VisuallyHidden>
                  {' '}
                  {address.consignee} {address.detail}
                </VisuallyHidden>
              </Button>
            </div>
          ))}
        </div>
      </RadioGroupRoot>
      {shown.length < addresses.length && (
        <Button variant="quiet" size="s" onClick={() => setAll(true)}>
          {words.showAll(addresses.length)}
        </Button>
      )}
    </>
  )
}

function Card({ address, words }: { address: AddressData; words: Words }) {
  const { consignee, mobile, region, detail, is_reviewed, review_text } = address
  const reason = is_reviewed === 1 ? undefined : review_text || words.inReview
  return (
    <RadioGroupCard value={String(address.id)} reason={reason}>
      <RadioGroupInput />
      <span className={css.words} data-part="words">
        <span className={css.head} data-part="head">
          <span className={plain} data-part="consignee">
            {consignee} {mobile}
          </span>
          {address.is_default === 1 && (
            <span className={css.mark} data-part="default">
              {words.default}
            </span>
          )}
        </span>
        <span className={css.place} data-part="place">
          {region} {detail}
        </span>
        <RadioGroupReason />
      </span>
    </RadioGroupCard>
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
