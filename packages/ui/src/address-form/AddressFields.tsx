'use client'
import type { Form } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes } from 'react'
import { Checkbox } from '../checkbox'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { RegionSelect, type RegionSelectProps } from '../region-select'
import { TextField } from '../text-field'
import * as css from './AddressFields.css'

export const addressFieldsLabels = {
  consignee: '收货人',
  mobile: '联系电话',
  mobileHint: '手机号，或带区号的座机',
  detail: '详细地址',
  detailHint: '街道、门牌号、楼层',
  /** The address stays the default one: it is now. */
  isDefault: '当前的默认地址',
  /** The same for the first address. */
  becomesDefault: '第一个地址会成为默认地址',
  makeDefault: '设为默认地址',
}

/** An address that is changed, by the wire's names. */
export interface AddressFieldsAddress {
  province_code: string
  city_code: string
  district_code: string
}

export interface AddressFieldsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What `useForm` gives; its fields have the names of the wire. */
  form: Pick<Form<'consignee' | 'mobile' | 'district_code' | 'detail' | 'is_default'>, 'field' | 'checkbox'>
  /** The address that is changed; undefined for a new one. */
  address?: AddressFieldsAddress | undefined
  /**
   * It is the default address and stays it: it is now, or it is the first one.
   * @default false
   */
  staysDefault?: boolean
  /** Loads the regions inside one, or the provinces. */
  loadRegions: RegionSelectProps['loadRegions']
  /** Words in place of those of {@link addressFieldsLabels}. */
  labels?: Partial<typeof addressFieldsLabels>
}

/** The fields of a delivery address, for a Form. Renders `div`. */
export const AddressFields = forwardRef<HTMLDivElement, AddressFieldsProps>(function AddressFields(
  { form, address, staysDefault = false, loadRegions, labels, className, ...rest },
  ref,
) {
  const words = useLabels('addressFields', addressFieldsLabels, labels)
  const { name, error } = form.field('district_code')
  const shared = { size: 'l', required: true } as const
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <TextField
        {...form.field('consignee')}
        {...shared}
        label={words.consignee}
        maxLength={30}
        autoComplete="name"
      />
      <TextField
        {...form.field('mobile')}
        {...shared}
        label={words.mobile}
        hint={words.mobileHint}
        maxLength={20}
        type="tel"
        autoComplete="tel"
      />
      <RegionSelect
        {...shared}
        name={name}
        error={error}
        defaultValue={address && [address.province_code, address.city_code, address.district_code]}
        loadRegions={loadRegions}
        className={css.whole}
      />
      <TextField
        {...form.field('detail')}
        {...shared}
        label={words.detail}
        hint={words.detailHint}
        maxLength={120}
        autoComplete="street-address"
        className={css.whole}
      />
      {staysDefault ? (
        <p className={css.note} data-part="note">
          {address ? words.isDefault : words.becomesDefault}
        </p>
      ) : (
        <Checkbox {...form.checkbox('is_default')} label={words.makeDefault} className={css.check} />
      )}
    </div>
  )
})
