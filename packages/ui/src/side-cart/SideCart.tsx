import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react'
import { SideCartContent, type SideCartContentProps } from './SideCartContent'
import { SideCartRoot, type SideCartRootProps } from './SideCartRoot'
import type { SideCartLine } from './sideCartTypes'

export interface SideCartProps<Line extends SideCartLine>
  extends Omit<SideCartRootProps, 'children'>,
    SideCartContentProps<Line> {}

/**
 * The cart at the right edge of every page but the cart's own: 40 px closed, 310 px open, with the first lines, what
 * they cost and the links to cart and checkout. CH-14, CN-04. Renders `aside`; data attributes as {@link SideCartRoot}.
 */
export const SideCart = forwardRef(function SideCart<Line extends SideCartLine>(
  props: SideCartProps<Line>,
  ref: ForwardedRef<HTMLElement>,
) {
  const { lines, total, failed, onRetry, goodsHref, cartHref, onCheckout, onNumber, onDelete, ...root } =
    props
  const content = { lines, total, failed, onRetry, goodsHref, cartHref, onCheckout, onNumber, onDelete }
  return (
    <SideCartRoot {...root} ref={ref}>
      <SideCartContent {...content} />
    </SideCartRoot>
  )
  // forwardRef forgets the kind of line.
}) as <Line extends SideCartLine>(props: SideCartProps<Line> & RefAttributes<HTMLElement>) => ReactElement
