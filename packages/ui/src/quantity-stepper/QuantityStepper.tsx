'use client'
import { withClass } from '../part/withClass'
import * as css from './QuantityStepper.css'
import * as Headless from './QuantityStepper.headless'

export const QuantityStepperRoot = withClass(Headless.QuantityStepperRoot, css.root, 'QuantityStepperRoot')
export const QuantityStepperDecrease = withClass(
  Headless.QuantityStepperDecrease,
  css.button,
  'QuantityStepperDecrease',
)
export const QuantityStepperIncrease = withClass(
  Headless.QuantityStepperIncrease,
  css.button,
  'QuantityStepperIncrease',
)
export const QuantityStepperInput = withClass(
  Headless.QuantityStepperInput,
  css.input,
  'QuantityStepperInput',
)
export const QuantityStepperMessage = withClass(
  Headless.QuantityStepperMessage,
  css.message,
  'QuantityStepperMessage',
)

export type QuantityStepperProps = Omit<Headless.QuantityStepperRootProps, 'children'>

/** Minus, field, plus and message, for inside a root. */
export function QuantityStepperParts() {
  return (
    <>
      <QuantityStepperDecrease>−</QuantityStepperDecrease>
      <QuantityStepperInput />
      <QuantityStepperIncrease>+</QuantityStepperIncrease>
      <QuantityStepperMessage />
    </>
  )
}

/** A quantity between minus and plus, by the rule of a goods: the composition that most callers want. */
export function QuantityStepper(props: QuantityStepperProps) {
  return (
    <QuantityStepperRoot {...props}>
      <QuantityStepperParts />
    </QuantityStepperRoot>
  )
}
