'use client'
import { type Currency, type MoneyParts, NO_MONEY } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { useMoney } from '../formats/useMoney'
import { dataAttr } from '../part/dataAttr'
import { developerError } from '../part/developerError'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './Price.css'

export interface PriceProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Decimal string with up to four decimals, as on the wire; negative for refunds and reductions. */
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
 * Money in the currency of the FormatsProvider, yuan without one: symbol and decimals smaller than the integer, digits in
 * groups of three, cut to the decimals of the currency (VA-08).
 * A value that is no decimal number is shown as `—`, with an error for developers. Renders `span`; sets `data-size`,
 * `data-tone`, `data-struck`.
 */
export const Price = forwardRef<HTMLSpanElement, PriceProps>(function Price(
  { value, size = 'm', tone = 'price', struck, unit, label, className, ...rest },
  ref,
) {
  const { parts: read, currency } = useMoney()
  const parts = read(value)
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
      {parts ? digits(parts, currency) : NO_MONEY}
      {parts && unit && (
        <span className={css.unit} data-part="unit">
          /{unit}
        </span>
      )}
    </span>
  )
})

/** The elements of an amount. Functions, as {@link sign} is: a list has hundreds of amounts. */
function digits(
  { negative, integer, decimals }: MoneyParts,
  { prefix, suffix, point }: Required<Currency>,
): ReactNode {
  return (
    <>
      {sign(`${negative ? '−' : ''}${prefix}`)}
      <span className={plain} data-part="integer">
        {integer}
      </span>
      {decimals && (
        <span className={css.decimals} data-part="decimals">
          {point}
          {decimals}
        </span>
      )}
      {sign(suffix)}
    </>
  )
}

/** What is before or after the digits; nothing where the currency has nothing there. */
const sign = (text: string) =>
  text && (
    <span className={css.sign} data-part="sign">
      {text}
    </span>
  )
