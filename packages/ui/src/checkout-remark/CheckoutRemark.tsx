'use client'
import { forwardRef, useId } from 'react'
import { useLabels } from '../labels/useLabels'
import { Panel, type PanelProps } from '../panel'
import { TextArea } from '../text-field'
import * as css from './CheckoutRemark.css'

export const checkoutRemarkLabels = {
  title: '订单备注',
  /** Name of the field, for screen readers. */
  field: '备注',
  placeholder: '选填：对配送、开票或批号的要求',
  /** How much is written, and how much may be. */
  length: (length: number, most: number) => `${length} / ${most}`,
}

export interface CheckoutRemarkProps extends Omit<PanelProps, 'title' | 'aside' | 'children' | 'onChange'> {
  /** The remark. */
  value: string
  /** It was changed. */
  onChange: (remark: string) => void
  /**
   * The most characters.
   * @default 200
   */
  maxLength?: number
  /** Words in place of those of {@link checkoutRemarkLabels}. */
  labels?: Partial<typeof checkoutRemarkLabels>
}

/** The remark of an order, with its length beside the title. Renders a Panel. */
export const CheckoutRemark = forwardRef<HTMLElement, CheckoutRemarkProps>(function CheckoutRemark(
  { value, onChange, maxLength = 200, labels, ...rest },
  ref,
) {
  const words = useLabels('checkoutRemark', checkoutRemarkLabels, labels)
  const lengthId = useId()
  return (
    <Panel
      size="s"
      {...rest}
      ref={ref}
      title={words.title}
      aside={
        <span id={lengthId} className={css.length} data-part="length">
          {words.length(value.length, maxLength)}
        </span>
      }
    >
      <TextArea
        label={words.field}
        labelHidden
        aria-describedby={lengthId}
        rows={1}
        maxLength={maxLength}
        placeholder={words.placeholder}
        value={value}
        onValueChange={onChange}
      />
    </Panel>
  )
})
