'use client'
import { type FormHTMLAttributes, forwardRef, useEffect, useRef } from 'react'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import { FormError, fieldMessage } from '../form-error'
import { joinClass } from '../part/joinClass'
import { RegionFields } from '../region-fields'
import { TextField } from '../text-field'
import * as css from './AddressPicker.css'
import { addressFormLabels } from './addressPickerLabels'
import { type AddressText, type UseAddressFormOptions, useAddressForm } from './useAddressForm'

export interface AddressFormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children' | 'onSubmit'>,
    UseAddressFormOptions {
  onCancel: () => void
  /** Words in place of those of {@link addressFormLabels}. */
  labels?: Partial<typeof addressFormLabels>
}

/**
 * An address to add or to change: who, where by region and in detail, whether by default. Renders `form`, with the focus
 * in its first field.
 */
export const AddressForm = forwardRef<HTMLFormElement, AddressFormProps>(function AddressForm(
  { address, loadRegions, onSave, onCancel, labels, className, ...rest },
  ref,
) {
  const form = useAddressForm({ address, loadRegions, onSave })
  const words = { ...addressFormLabels, ...labels }
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const field = (name: AddressText) => ({
    name,
    label: words[name],
    required: true,
    value: form.texts[name],
    onValueChange: (text: string) => form.setText(name, text),
    error: fieldMessage(form.failure, name),
  })
  return (
    <form
      aria-label={address ? words.changing : words.adding}
      {...rest}
      ref={ref}
      noValidate
      className={joinClass(css.form, className)}
      onSubmit={form.onSubmit}
    >
      <FormError failure={form.failure} className={css.whole} />
      <TextField
        ref={first}
        autoComplete="name"
        maxLength={30}
        className={css.half}
        {...field('consignee')}
      />
      <TextField
        hint={words.mobileHint}
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        className={css.half}
        {...field('mobile')}
      />
      <RegionFields
        regions={form.regions}
        error={fieldMessage(form.failure, 'district_code')}
        required
        labels={labels}
        className={css.whole}
      />
      <TextField
        hint={words.detailHint}
        autoComplete="street-address"
        maxLength={120}
        className={css.whole}
        {...field('detail')}
      />
      <div className={css.buttons} data-part="buttons">
        <Checkbox label={words.isDefault} checked={form.isDefault} onCheckedChange={form.setDefault} />
        <div className={css.pair} data-part="pair">
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.save}
          </Button>
        </div>
      </div>
    </form>
  )
})
