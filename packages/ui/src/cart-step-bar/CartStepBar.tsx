'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { StepBar } from '../step-bar'
import * as css from './CartStepBar.css'
import type { CartStep } from './cartStep'
import { StepPicture } from './StepPicture'

const STEPS: readonly CartStep[] = [1, 2, 3, 4]

export const cartStepBarLabels = {
  /** Name of the bar, for screen readers. */
  bar: '购物流程',
  steps: { 1: '我的购物车', 2: '核对订单', 3: '支付订单', 4: '支付完成' } as Record<CartStep, string>,
  /** After a step before the current one, for screen readers. */
  done: '（已完成）',
}

export interface CartStepBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The step of the page. */
  step: CartStep
  /** Address of a step before the current one; undefined where the buyer cannot go back. */
  stepHref?: (step: CartStep) => string | undefined
  /** Texts in place of {@link cartStepBarLabels}. */
  labels?: Partial<typeof cartStepBarLabels>
}

/**
 * Where the buyer is between cart and paid order: a {@link StepBar} of four steps with a picture each (CH-15). Renders
 * `nav`; data attributes as there.
 */
export const CartStepBar = forwardRef<HTMLElement, CartStepBarProps>(function CartStepBar(
  { step: current, stepHref, labels, ...rest },
  ref,
) {
  const { steps: titles, ...words } = useLabels('cartStepBar', cartStepBarLabels, labels)
  const steps = STEPS.map(step => ({
    title: titles[step],
    href: step < current ? stepHref?.(step) : undefined,
    picture: <StepPicture step={step} className={css.picture} />,
  }))
  return <StepBar {...rest} ref={ref} steps={steps} current={current} labels={words} />
})
