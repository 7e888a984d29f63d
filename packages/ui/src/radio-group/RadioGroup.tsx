'use client'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { withClass } from '../part/withClass'
import * as css from './RadioGroup.css'
import * as Headless from './RadioGroup.headless'

export const RadioGroupRoot = withClass(Headless.RadioGroupRoot, css.root, 'RadioGroupRoot')
export const RadioGroupLegend = withClass(Headless.RadioGroupLegend, css.legend, 'RadioGroupLegend')
export const RadioGroupItem = withClass(Headless.RadioGroupItem, css.item, 'RadioGroupItem')
export const RadioGroupInput = withClass(Headless.RadioGroupInput, css.input, 'RadioGroupInput')
export const RadioGroupReason = withClass(Headless.RadioGroupReason, css.reason, 'RadioGroupReason')

/** A choice drawn as a card. */
export const RadioGroupCard = withClass(Headless.RadioGroupItem, `${css.item} ${css.card}`, 'RadioGroupCard')

export interface RadioOption {
  value: string
  label: ReactNode
  description?: ReactNode
  /** Why it cannot be chosen; with a reason it cannot. */
  reason?: string
  disabled?: boolean
}

export interface RadioGroupProps extends Omit<Headless.RadioGroupRootProps, 'children'> {
  legend: ReactNode
  legendHidden?: boolean
  options: readonly RadioOption[]
  /** `plain` in a row, `cards` where each choice has more to say. */
  variant?: 'plain' | 'cards'
}

/** One of several, with the reason beside each that is not allowed. */
export function RadioGroup({ legend, legendHidden, options, variant = 'plain', ...root }: RadioGroupProps) {
  const Item = variant === 'cards' ? RadioGroupCard : RadioGroupItem
  return (
    <RadioGroupRoot {...root}>
      {legendHidden ? (
        <Headless.RadioGroupLegend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </Headless.RadioGroupLegend>
      ) : (
        <RadioGroupLegend>{legend}</RadioGroupLegend>
      )}
      <div className={variant === 'cards' ? css.cards : css.list}>
        {options.map(({ label, description, ...option }) => (
          <Item key={option.value} {...option}>
            <RadioGroupInput />
            <span className={css.words}>
              <span>{label}</span>
              {description && <span className={css.description}>{description}</span>}
              <RadioGroupReason />
            </span>
          </Item>
        ))}
      </div>
    </RadioGroupRoot>
  )
}
