import { type CartStep, CartStepBar } from '@yaoji/ui/cart-step-bar'
import { Container } from '@yaoji/ui/container'
import type { ReactNode } from 'react'
import { href } from '../../routes'
import { PageHeading } from '../PageHeading'
import * as css from './CartStepFrame.css'

export interface CartStepFrameProps {
  step: CartStep
  title: string
  /** What stands beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** Once an order is placed there is nothing to go back to. */
function stepHref(current: CartStep) {
  return (step: CartStep) => (current === 2 && step === 1 ? href('cart') : undefined)
}

/** A page of the way from the cart to the paid order: its heading, and how far the buyer is (CH-15). */
export function CartStepFrame({ step, title, aside, children }: CartStepFrameProps) {
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
