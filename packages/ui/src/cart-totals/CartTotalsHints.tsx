'use client'
import { parseAmount, type ShippingZone } from '@yaoji/domain'
import { useId, useState } from 'react'
import { ManjianHints, type ManjianState, manjianText } from '../manjian-hints'
import { dataAttr } from '../part/dataAttr'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { ShippingHint } from '../shipping-hint'
import * as css from './CartTotals.css'
import type { cartTotalsLabels } from './cartTotalsLabels'
import type { CartTotalsTotal } from './cartTotalsTypes'

/** Full reductions that are shown; the others are counted. */
const MOST = 2

/** Where products that count for a hint are. */
export interface CartTotalsHintsLinks {
  /** The products that count for a full reduction. */
  reductionHref?: ((state: ManjianState) => string | undefined) | undefined
  /** The products that count for free shipping of a zone. */
  shippingHref?: ((zone: ShippingZone) => string | undefined) | undefined
}

interface CartTotalsHintsProps extends CartTotalsHintsLinks {
  total: CartTotalsTotal
  words: typeof cartTotalsLabels
}

/**
 * What is missing to the next reductions and to the free shipping of each zone, and where there are several hints a button for windows
 * that have room for the first only. Nothing when there is nothing to say.
 */
export function CartTotalsHints({ total, words, reductionHref, shippingHref }: CartTotalsHintsProps) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const { list } = total.activity_data.manjians
  const zones = total.shipping_data.zones.filter(each => parseAmount(each.no_trans_order_amount) > 0)
  const reductions = list.filter(state => manjianText(state) !== '').length
  const count = reductions + zones.length
  if (count === 0) return null
  return (
    <div className={css.hints} data-part="hints" data-open={dataAttr(open)}>
      <div id={listId} className={css.hintList} data-part="hint-list">
        <ManjianHints list={list} most={MOST} goodsHref={reductionHref} className={css.reductions} />
        {zones.map(({ zone, no_trans_order_amount, shipping_amount }) => (
          <ShippingHint
            key={zone}
            zone={zone}
            no_trans_order_amount={no_trans_order_amount}
            shipping_amount={shipping_amount}
            goodsHref={shippingHref?.(zone)}
            className={css.hint}
          />
        ))}
      </div>
      {count > 1 && (
        <button
          type="button"
          className={css.more}
          data-part="more"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          {open ? words.less : words.more}
          <VisuallyHidden>{words.hints}</VisuallyHidden>
        </button>
      )}
    </div>
  )
}
