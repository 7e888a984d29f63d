import { type CartStep, CartStepHead, type CartStepHeadProps } from '@yaoji/ui/cart-step-bar'
import { Container } from '@yaoji/ui/container'
import type { ReactNode } from 'react'
import { href } from '../../routes'

export interface CartStepLayoutProps extends Pick<CartStepHeadProps, 'step' | 'title' | 'aside'> {
  children: ReactNode
}

/** After an order is placed there is no step to go back to. */
function stepHref(current: CartStep) {
  return (step: CartStep) => (current === 2 && step === 1 ? href('cart') : undefined)
}

/** A step from the cart to the paid order: its heading, and the step bar (CH-15). */
export function CartStepLayout({ children, ...head }: CartStepLayoutProps) {
  return (
    <Container>
      <CartStepHead {...head} stepHref={stepHref(head.step)} />
      {children}
    </Container>
  )
}
