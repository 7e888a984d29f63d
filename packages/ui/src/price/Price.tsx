import { forwardRef } from 'react'
import { joinClass } from '../part/withClass'
import * as css from './Price.css'
import * as Headless from './Price.headless'

export type { PriceProps } from './Price.headless'

/**
 * A price in yuan, floored to two decimals (VA-08): `¥` and decimals smaller than the integer, digits of one
 * width. Renders `span`; sets `data-size`, `data-tone`, `data-struck`. A value that is no decimal number throws.
 */
export const Price = forwardRef<HTMLSpanElement, Headless.PriceProps>(function Price(
  { className, signClassName, decimalsClassName, unitClassName, ...rest },
  ref,
) {
  return (
    <Headless.Price
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      signClassName={joinClass(css.sign, signClassName)}
      decimalsClassName={joinClass(css.decimals, decimalsClassName)}
      unitClassName={joinClass(css.unit, unitClassName)}
    />
  )
})
