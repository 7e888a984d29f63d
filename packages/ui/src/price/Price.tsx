import { type MoneyParts, NO_MONEY, readMoney } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { dataAttr } from '../part/dataAttr'
import { developerError } from '../part/developerError'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './Price.css'

export interface PriceProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Decimal string in yuan with up to four decimals, as on the wire; negative for refunds and reductions. */
  value: string
  /** @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl'
  /**
   * `price` for what is paid, `ink` for totals of a table, `muted` for information.
   * @default 'price'
   */
  tone?: 'price' | 'ink' | 'muted'
  /** An old price that no longer applies. */
  struck?: boolean
  /** Packing unit, after the price: `/盒`. */
  unit?: string
  /** What the price is, for screen readers: `券后价`. */
  label?: string
}

/**
 * Money in yuan: `¥` and decimals smaller than the integer, digits in groups of three, cut to two decimals (VA-08).
 * A value that is no decimal number is shown as `—`, with an error for developers. Renders `span`; sets `data-size`,
 * `data-tone`, `data-struck`.
 */
export const Price = forwardRef<HTMLSpanElement, PriceProps>(function Price(
  { value, size = 'm', tone = 'price', struck, unit, label, className, ...rest },
  ref,
) {
  const parts = readMoney(value)
  if (!parts) {
    developerError(
      `Price cannot show ${JSON.stringify(value)}. A price is a decimal string with at most four decimals. Pass '12.80'.`,
    )
  }
  return (
    <span
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-size={size}
      data-tone={tone}
      data-struck={dataAttr(struck)}
    >
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {parts ? <Digits {...parts} /> : NO_MONEY}
      {parts && unit && (
        <span className={css.unit} data-part="unit">
          /{unit}
        </span>
      )}
    </span>
  )
})

function Digits({ negative, integer, decimals }: MoneyParts) {
  return (
    <>
      <span className={css.sign} data-part="sign">
        {negative && '−'}¥
      </span>
      <span className={plain} data-part="integer">
        {integer}
      </span>
      <span className={css.decimals} data-part="decimals">
        .{decimals}
      </span>
    </>
  )
}
