'use client'
import { BUY_STATES, parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, useCallback, useSyncExternalStore } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { priceGateLabels } from '../price-gate'
import { useCartTable, useCartTableLine } from './CartTableContext'
import * as css from './CartTableRow.css'
import { cartLineHints, isForSale } from './cartLineHints'

/**
 * What a buyer should know about one line: why it cannot be bought and what to do, what an edit ran into, its
 * notices, rules of ephedrine-type goods, ladder and full reduction. Renders `ul`, or nothing; rows set `data-kind`.
 */
export const CartTableHints = forwardRef<HTMLUListElement, HTMLAttributes<HTMLUListElement>>(
  function CartTableHints({ className, ...rest }, ref) {
    const { renderAction, words } = useCartTable('CartTableHints')
    const { line, error } = useCartTableLine('CartTableHints')
    const { reason } = useLabels('priceGate', priceGateLabels, undefined)
    const money = useMoney()
    const hints = cartLineHints(line, error, { ...words, reason }, money)
    const reduction = useReductionText(line.goods_manjian_id)
    if (hints.length === 0 && reduction === '') return null
    return (
      <ul aria-label={words.hints} {...rest} ref={ref} className={joinClass(css.hints, className)}>
        {hints.map(({ kind, text }) => (
          <li key={`${kind} ${text}`} className={css.hint} data-part="hint" data-kind={kind}>
            {text}
            {kind === 'reason' && (
              <>
                <Action />
                {renderAction?.(line)}
              </>
            )}
          </li>
        ))}
        {reduction !== '' && (
          <li className={css.hint} data-part="hint" data-kind="manjian">
            {reduction}
            <CountingGoods />
          </li>
        )}
      </ul>
    )
  },
)

/** What the line's full reduction takes off; renders the row again only when these words change. */
function useReductionText(goods_manjian_id: number | null): string {
  const { cart, words } = useCartTable('CartTableHints')
  const money = useMoney()
  const read = useCallback(() => {
    if (goods_manjian_id === null) return ''
    const list = cart.getTotal().total?.activity_data.manjians.list ?? []
    const state = list.find(activity => activity.goods_manjian_id === goods_manjian_id)
    return state ? words.reduction(state, money) : ''
  }, [cart, goods_manjian_id, words, money])
  return useSyncExternalStore(goods_manjian_id === null ? never : cart.subscribeTotal, read, read)
}

/** Of a line without a full reduction there is nothing to hear. */
const never = () => () => {}

/** The way to the products that count for the line's full reduction, while something is missing to its next tier. */
function CountingGoods() {
  const { cart, reductionHref, words } = useCartTable('CartTableHints')
  const { line } = useCartTableLine('CartTableHints')
  const { goods_manjian_id } = line
  const read = useCallback(() => {
    const list = cart.getTotal().total?.activity_data.manjians.list ?? []
    const state = list.find(activity => activity.goods_manjian_id === goods_manjian_id)
    return state !== undefined && parseAmount(state.missing_amount) > 0
  }, [cart, goods_manjian_id])
  const missing = useSyncExternalStore(cart.subscribeTotal, read, read)
  const href = reductionHref?.(line)
  if (!missing || href === undefined) return null
  return (
    <Link href={href} className={css.countingGoods} data-part="action">
      {words.countingGoods}
    </Link>
  )
}

/** The one next step of a line that cannot be bought now: something like it, or what its state asks for. */
function Action() {
  const { similarHref, actionHref, words } = useCartTable('CartTableHints')
  const { line } = useCartTableLine('CartTableHints')
  const gate = useLabels('priceGate', priceGateLabels, undefined)
  const { buy_state } = line.goods
  const { action } = BUY_STATES[buy_state]
  if (buy_state === 'ok' || action === null) return null
  const forSale = isForSale(line)
  const href = forSale ? actionHref?.(action, line) : similarHref?.(line)
  if (href === undefined) return null
  return (
    <Link href={href} className={css.action} data-part="action">
      {forSale ? gate.action(buy_state) : words.similar}
    </Link>
  )
}
