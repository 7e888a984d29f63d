'use client'
import { forwardRef } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { Select, type SelectProps } from '../select'
import * as css from './StoreSelect.css'

/** The words of the component; `labels` and a LabelsProvider replace them. */
export const storeSelectLabels = {
  store: '门店',
  all: '全部门店',
}

export interface StoreSelectProps
  extends Omit<SelectProps, 'label' | 'options' | 'value' | 'defaultValue' | 'onValueChange' | 'multiple'> {
  /** The stores to choose from, the head office first. With one there is nothing to choose. */
  stores: readonly { readonly user_id: number; readonly company: string }[]
  /** The chosen store; null for all. */
  value: number | null
  onValueChange: (user_id: number | null) => void
  /** Words in place of those of {@link storeSelectLabels}. */
  labels?: Partial<typeof storeSelectLabels>
}

/** One of the stores of a head office, or all of them. Renders Select, or nothing with a single store. */
export const StoreSelect = forwardRef<HTMLSelectElement, StoreSelectProps>(function StoreSelect(
  { stores, value, onValueChange, labels, className, ...rest },
  ref,
) {
  const words = useLabels('storeSelect', storeSelectLabels, labels)
  if (stores.length < 2) return null
  return (
    <Select
      labelHidden
      {...rest}
      ref={ref}
      label={words.store}
      className={joinClass(css.root, className)}
      options={[
        { value: '', name: words.all },
        ...stores.map(({ user_id, company }) => ({ value: String(user_id), name: company })),
      ]}
      value={String(value ?? '')}
      onValueChange={next => onValueChange(next === '' ? null : Number(next))}
    />
  )
})
