import { forwardRef, type HTMLAttributes } from 'react'
import { DescriptionList, type DescriptionRow } from '../description-list'
import { joinClass } from '../part/joinClass'
import * as css from './OfferTerms.css'

export interface OfferTermsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What the offer takes off: `立减6%`. */
  describe: string
  /** Of what, when, and how it meets other offers. */
  rows: readonly DescriptionRow[]
}

/** The terms of one offer, above its products. Renders `section`; give it a name. */
export const OfferTerms = forwardRef<HTMLElement, OfferTermsProps>(function OfferTerms(
  { describe, rows, className, ...rest },
  ref,
) {
  return (
    <section {...rest} ref={ref} className={joinClass(css.root, className)}>
      <p className={css.describe} data-part="describe">
        {describe}
      </p>
      <DescriptionList rows={rows} wide />
    </section>
  )
})
