'use client'
import type { SideCartRootProps } from './SideCart.headless'
import { SideCartContent, type SideCartContentProps } from './SideCartContent'
import type { SideCartLine } from './SideCartLines'
import { SideCartStrip } from './SideCartStrip'

export interface SideCartProps<Line extends SideCartLine>
  extends Omit<SideCartRootProps, 'children'>,
    SideCartContentProps<Line> {}

/**
 * The cart at the right edge of every page but the cart's own: 40 px closed, 310 px open, with the first lines, what
 * they cost and the two ways on. CH-14, CN-04.
 */
export function SideCart<Line extends SideCartLine>(props: SideCartProps<Line>) {
  const { lines, total, failed, onRetry, goodsHref, cartHref, onCheckout, onDelete, ...root } = props
  const content = { lines, total, failed, onRetry, goodsHref, cartHref, onCheckout, onDelete }
  return (
    <SideCartStrip {...root}>
      <SideCartContent {...content} />
    </SideCartStrip>
  )
}
