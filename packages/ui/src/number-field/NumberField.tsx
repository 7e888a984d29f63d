'use client'
import { type NumberLimits, type NumberProblem, readNumber } from '@yaoji/domain'
import { selectOnFocus } from '@yaoji/hooks'
import { forwardRef, useState } from 'react'
import { useLabels } from '../labels/useLabels'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { TextField, type TextFieldProps } from '../text-field'

/** The words of the component; `labels` replaces them. */
export const numberFieldLabels = {
  not_number: '请填写数字',
  too_precise: (decimals: number) => (decimals === 0 ? '请填写整数' : `最多 ${decimals} 位小数`),
  too_small: (min: number, unit: string) => `最少 ${min} ${unit}`.trim(),
  too_large: (max: number, unit: string) => `最多 ${max} ${unit}`.trim(),
}

export interface NumberFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'value' | 'defaultValue' | 'labels' | 'min' | 'max' | 'step' | 'inputMode'
  > {
  /** The text in the field, if the caller controls it: also text that is no number. */
  value?: string | undefined
  /** The text at the start. */
  defaultValue?: string | undefined
  /** Smallest number. A number below it stays as it was typed, with a message. */
  min?: number | undefined
  /** Largest number. A number above it stays as it was typed, with a message. */
  max?: number | undefined
  /** Most digits behind the point. @default 0 */
  decimals?: number | undefined
  /**
   * Unit of the number: `盒`. It is in the messages, and behind the number where there is no `suffix`.
   * @default ''
   */
  unit?: string | undefined
  /** Words in place of those of {@link numberFieldLabels}. */
  labels?: Partial<typeof numberFieldLabels> | undefined
}

/**
 * A number that the buyer types, with label, hint and error. The focus selects the content, by mouse too, so that typing
 * replaces it. The text is never changed: what is no number, or beyond the limits, has a message. Renders `div` around
 * `input`, as TextField does.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(props, ref) {
  const { min, max, decimals = 0, unit = '', suffix, labels, error, ...rest } = props
  const { onValueChange, onFocus, onMouseDown, onBlur, ...others } = rest
  const [typed, setTyped] = useState(rest.defaultValue ?? '')
  const [editing, setEditing] = useState(false)
  const { problem } = readNumber(rest.value ?? typed, { min, max, decimals })
  // The first digit of a larger number is not too small yet.
  const shown = problem === 'too_small' && editing ? null : problem
  const words = useLabels('numberField', numberFieldLabels, labels)
  return (
    <TextField
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      suffix={suffix ?? (unit || undefined)}
      {...others}
      ref={ref}
      error={error || (shown && messageOf(shown, words, { min, max, decimals, unit })) || undefined}
      onValueChange={text => {
        setTyped(text)
        setEditing(true)
        onValueChange?.(text)
      }}
      onFocus={composeEventHandlers(onFocus, selectOnFocus.onFocus)}
      onMouseDown={composeEventHandlers(onMouseDown, selectOnFocus.onMouseDown)}
      onBlur={composeEventHandlers(onBlur, () => setEditing(false))}
    />
  )
})

function messageOf(
  problem: NumberProblem,
  words: typeof numberFieldLabels,
  { min = 0, max = 0, decimals = 0, unit }: NumberLimits & { readonly unit: string },
): string {
  const messages: Record<NumberProblem, () => string> = {
    not_number: () => words.not_number,
    too_precise: () => words.too_precise(decimals),
    too_small: () => words.too_small(min, unit),
    too_large: () => words.too_large(max, unit),
  }
  return messages[problem]()
}
