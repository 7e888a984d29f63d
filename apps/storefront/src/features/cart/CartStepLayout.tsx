import { type CartStep, CartStepBar } from '@yaoji/ui/cart-step-bar'
import { Container } from '@yaoji/ui/container'
import { PageHeading } from '@yaoji/ui/page-heading'
import type { ReactNode } from 'react'
import { href } from '../../routes'
import * as css from './CartStepLayout.css'

export interface CartStepLayoutProps {
  step: CartStep
  title: string
  /** Content beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** After an order is placed there is no step to go back to. */
function stepHref(current: CartStep) {
  return (step: CartStep) => (current === 2 && step === 1 ? href('cart') : undefined)
}

/** A step from the cart to the paid order: its heading, and the step bar (CH-15). */
export function CartStepLayout({ step, title, aside, children }: CartStepLayoutProps) {
  return (
    <Container className={css.root}>
      <div className={css.head}>
        <PageHeading title={title} aside={aside} />
        <CartStepBar step={step} stepHref={stepHref(step)} className={css.steps} />
      </div>
      {children}
    </Container>
  )
}
