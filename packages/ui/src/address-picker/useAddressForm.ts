'use client'
import { isPhone } from '@yaoji/domain'
import { type Region, type RegionCascade, useRegionCascade, useSingleFlight } from '@yaoji/hooks'
import { type FormEvent, useState } from 'react'
import type { FormFailure } from '../form-error'
import { REGION_NAMES } from '../region-fields'

/** A delivery address by the wire's names. */
export interface AddressData {
  id: number
  consignee: string
  mobile: string
  province_code: string
  city_code: string
  district_code: string
  region: string
  detail: string
  is_default: number
  /** 0: not reviewed yet, cannot be delivered to. */
  is_reviewed: number
  /** What there is to say about the review; empty when nothing. */
  review_text: string
}

/** What is sent to save an address. */
export interface AddressInput {
  consignee: string
  mobile: string
  district_code: string
  detail: string
  is_default: 0 | 1
}

export interface UseAddressFormOptions {
  /** The address to change; a new one when absent. */
  address?: AddressData | undefined
  /** Asks for the regions inside one, or for the provinces. */
  loadRegions: (parent_code: string | undefined) => Promise<readonly Region[]>
  /** Saves, and answers the failure to show at the fields, or nothing. */
  onSave: (input: AddressInput) => Promise<FormFailure | undefined>
}

export type AddressText = 'consignee' | 'mobile' | 'detail'

export interface AddressFormState {
  readonly texts: Readonly<Record<AddressText, string>>
  readonly setText: (name: AddressText, text: string) => void
  readonly isDefault: boolean
  readonly setDefault: (on: boolean) => void
  readonly regions: RegionCascade
  readonly failure: FormFailure | null
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent) => void
}

/** The behaviour of an address form: what is typed, the region level by level, what is missing, and saving once. */
export function useAddressForm({ address, loadRegions, onSave }: UseAddressFormOptions): AddressFormState {
  const [texts, setTexts] = useState(() => ({
    consignee: address?.consignee ?? '',
    mobile: address?.mobile ?? '',
    detail: address?.detail ?? '',
  }))
  const [isDefault, setDefault] = useState(address?.is_default === 1)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const initial = address && REGION_NAMES.map(name => address[name])
  const regions = useRegionCascade({ load: loadRegions, initial })
  const { run, busy } = useSingleFlight(onSave)

  async function save() {
    const missing = missingIn(texts, regions)
    setFailure(missing)
    if (missing) return
    const { consignee, mobile, detail } = texts
    const answer = await run({
      consignee: consignee.trim(),
      mobile: mobile.trim(),
      district_code: regions.code,
      detail: detail.trim(),
      is_default: isDefault ? 1 : 0,
    })
    if (answer) setFailure(answer)
  }

  return {
    texts,
    setText: (name, text) => setTexts(before => ({ ...before, [name]: text })),
    isDefault,
    setDefault,
    regions,
    failure,
    busy,
    onSubmit(event) {
      event.preventDefault()
      void save()
    },
  }
}

/** What must be corrected before saving, in the order of the form; null when nothing. */
function missingIn(texts: AddressFormState['texts'], regions: RegionCascade): FormFailure | null {
  const fields: Record<string, string[]> = {}
  if (!texts.consignee.trim()) fields.consignee = ['请填写收货人']
  if (!isPhone(texts.mobile.trim(), { landline: true })) {
    fields.mobile = [texts.mobile.trim() ? '请填写 11 位手机号，或区号-号码' : '请填写手机号']
  }
  if (!regions.code) fields.district_code = ['请选择所在地区']
  if (!texts.detail.trim()) fields.detail = ['请填写详细地址']
  return Object.keys(fields).length > 0 ? { message: '请补全收货地址', fields } : null
}
