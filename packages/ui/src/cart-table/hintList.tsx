'use client'
import { BUY_STATES, parseAmount } from '@yaoji/domain'
import { type HTMLAttributes, type Ref, useCallback, useSyncExternalStore } from 'react'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { useCartTable, useCartTableLine } from './CartTableContext'
import * as css from './CartTableRow.css'
import { cartLineHints, isForSale } from './cartLineHints'
import type { LineCell } from './useCellContext'

type ListProps = HTMLAttributes<HTMLUListElement> & { ref?: Ref<HTMLUListElement> }

/** The hints of a line and the words of its full reduction, which are empty without one; null where there is nothing. */
export function hintList(cell: LineCell, reduction: string, { className, ...rest }: ListProps = {}) {
  const { table, gate, money, state } = cell
  const { line, error } = state
  const { words, renderAction } = table
  const hints = cartLineHints(line, error, { words, gate, money })
  if (hints.length === 0 && reduction === '') return null
  return (
    <ul aria-label={words.hints} {...rest} className={joinClass(css.hints, className)}>
      {hints.map(({ kind, text }) => (
        <li key={`${kind} ${text}`} className={css.hint} data-part="hint" data-kind={kind}>
          {text}
          {kind === 'reason' && (
            <>
              {nextStep(cell)}
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
}

/** The one next step of a line that cannot be bought now: something like it, or what its state asks for. */
function nextStep({ table, gate, state: { line } }: LineCell) {
  const { similarHref, actionHref, words } = table
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
