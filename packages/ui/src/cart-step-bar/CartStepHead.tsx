import { forwardRef } from 'react'
import { PageHeading, type PageHeadingProps } from '../page-heading'
import { joinClass } from '../part/joinClass'
import { CartStepBar, type CartStepBarProps } from './CartStepBar'
import * as css from './CartStepHead.css'

export interface CartStepHeadProps
  extends Omit<PageHeadingProps, 'crumbs'>,
    Pick<CartStepBarProps, 'step' | 'stepHref'> {}

/** The heading of a step from the cart to the paid order, beside the steps; in a narrow window below them. Renders `div`. */
export const CartStepHead = forwardRef<HTMLDivElement, CartStepHeadProps>(function CartStepHead(
  { title, aside, step, stepHref, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <PageHeading title={title} aside={aside} />
      <CartStepBar step={step} stepHref={stepHref} className={css.steps} />
    </div>
  )
})
