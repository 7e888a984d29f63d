import { floorPrice, parsePrice } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { dataAttr } from '../part/dataAttr'
import { VisuallyHidden } from '../part/VisuallyHidden'

export interface PriceProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Decimal string in yuan, with up to four decimals, as the wire carries it. */
  value: string
  size?: 's' | 'm' | 'l' | 'xl'
  /** `price` for what is paid, `ink` for totals of a table, `muted` for what merely informs. */
  tone?: 'price' | 'ink' | 'muted'
  /** An old price that no longer holds. */
  struck?: boolean
  /** Packing unit, shown behind as `/盒`. */
  unit?: string
  /** What the price is, for screen readers: `券后价`. */
  label?: string
  signClassName?: string
  decimalsClassName?: string
  unitClassName?: string
}

/**
 * A price in yuan, floored to two decimals (VA-08), in pieces that can be drawn in sizes of their own. Renders `span`;
 * sets `data-size`, `data-tone`, `data-struck`. A value that is no decimal number throws.
 */
export const Price = forwardRef<HTMLSpanElement, PriceProps>(function Price(
  { value, size = 'm', tone = 'price', struck, unit, label, ...rest },
  ref,
) {
  const { signClassName, decimalsClassName, unitClassName, ...root } = rest
  const [integer, decimals] = floorPrice(parsePrice(value)).split('.')
  return (
    <span {...root} ref={ref} data-size={size} data-tone={tone} data-struck={dataAttr(struck)}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <span className={signClassName}>¥</span>
      <span>{integer}</span>
      <span className={decimalsClassName}>.{decimals}</span>
      {unit && <span className={unitClassName}>/{unit}</span>}
    </span>
  )
})
