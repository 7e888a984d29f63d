import type { Address } from '@yaoji/api-client/contract/address'
import type { Form } from '@yaoji/hooks'
import { useRegionLoader } from '@yaoji/hooks/data'
import { Checkbox } from '@yaoji/ui/checkbox'
import { RegionSelect } from '@yaoji/ui/region-select'
import { TextField } from '@yaoji/ui/text-field'
import * as css from './AddressDialog.css'

export interface AddressFieldsProps {
  form: Form<'consignee' | 'mobile' | 'district_code' | 'detail' | 'is_default'>
  /** The address to change. */
  address: Address | undefined
  /** It is the default address and stays it. */
  staysDefault: boolean
}

/** The fields of a delivery address. */
export function AddressFields({ form, address, staysDefault }: AddressFieldsProps) {
  const loadRegions = useRegionLoader()
  const { name, error } = form.field('district_code')
  return (
    <>
      <TextField
        {...form.field('consignee')}
        label="收货人"
        size="l"
        required
        maxLength={30}
        autoComplete="name"
      />
      <TextField
        {...form.field('mobile')}
        label="联系电话"
        hint="手机号，或带区号的座机"
        size="l"
        required
        maxLength={20}
        type="tel"
        autoComplete="tel"
      />
      <RegionSelect
        name={name}
        error={error}
        defaultValue={address && [address.province_code, address.city_code, address.district_code]}
        loadRegions={loadRegions}
        size="l"
        required
        className={css.whole}
      />
      <TextField
        {...form.field('detail')}
        label="详细地址"
        hint="街道、门牌号、楼层"
        size="l"
        required
        maxLength={120}
        autoComplete="street-address"
        className={css.whole}
      />
      {staysDefault ? (
        <p className={css.note}>{address ? '当前的默认地址' : '第一个地址会成为默认地址'}</p>
      ) : (
        <Checkbox {...form.checkbox('is_default')} label="设为默认地址" className={css.check} />
      )}
    </>
  )
}
