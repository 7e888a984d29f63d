'use client'
import { forwardRef, type HTMLAttributes, useState } from 'react'
import { Button } from '../button'
import { Empty } from '../empty'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
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
import * as css from './AddressPicker.css'

export const addressPickerLabels = {
  /** Names the group of addresses. */
  legend: '收货地址',
  default: '默认',
  /** Why an address cannot be chosen, where the service gives no reason. */
  inReview: '地址审核中，暂不能选择',
  /** The button of an address; which one is read out after it. */
  change: '修改',
  add: '新增地址',
  showAll: (count: number) => `显示全部 ${count} 个地址`,
  none: '还没有收货地址',
  noneText: '新增后即可提交订单',
}

/** A delivery address, as far as it is shown. */
export interface AddressData {
  id: number
  consignee: string
  mobile: string
  region: string
  detail: string
  is_default: number
  /** 0: orders cannot be delivered to it. */
  is_reviewed: number
  /** Text about the review; the reason why it cannot be chosen. */
  review_text: string
}

/** How many addresses are shown before the buyer asks for all. */
const FEW = 4

type Words = typeof addressPickerLabels

interface Choice extends Pick<RadioGroupRootProps, 'required' | 'disabled'> {
  /**
   * Name of the choice in its form.
   * @default 'address_id'
   */
  name?: string
  addresses: readonly AddressData[]
  /** Id of the chosen address; null while none is. */
  value: number | null
  onValueChange: (id: number) => void
}

export interface AddressPickerProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue'>,
    Choice {
  /** Adds an address; without it there is no button for that. */
  onAdd?: () => void
  /** Changes the address with this id; without it there are no buttons for that. */
  onEdit?: (id: number) => void
  /** Words in place of those of {@link addressPickerLabels}. */
  labels?: Partial<Words>
}

/**
 * Where an order goes: the buyer's addresses as cards, with buttons that add and change one. An address that is not reviewed
 * cannot be chosen and says why. Renders `div` around a radio group.
 */
export const AddressPicker = forwardRef<HTMLDivElement, AddressPickerProps>(
  function AddressPicker(props, ref) {
    const { addresses, name, required, disabled, value, onValueChange, ...others } = props
    const { onAdd, onEdit, labels, className, ...rest } = others
    const words = useLabels('addressPicker', addressPickerLabels, labels)
    const choice = { addresses, name, required, disabled, value, onValueChange }
    return (
      <div {...rest} ref={ref} className={joinClass(css.root, className)}>
        {addresses.length === 0 ? (
          <Empty size="s" title={words.none} text={words.noneText} />
        ) : (
          <Cards {...choice} onEdit={onEdit} words={words} />
        )}
        {onAdd && (
          <div className={css.foot} data-part="foot">
            <Button onClick={onAdd}>
              <Icon name="plus" size="s" />
              {words.add}
            </Button>
          </div>
        )}
      </div>
    )
  },
)

interface CardsProps extends Choice {
  onEdit: AddressPickerProps['onEdit']
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
              {onEdit && (
                <Button variant="quiet" size="s" className={css.edit} onClick={() => onEdit(address.id)}>
                  {words.change}
                  <VisuallyHidden>
                    {' '}
                    {address.consignee} {address.detail}
                  </VisuallyHidden>
                </Button>
              )}
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
