import { moneyText, parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './ManjianHints.css'

/** A tier of a full reduction (满减), with the field names of the API. Amounts are decimal strings. */
export interface ManjianTier {
  amount: string
  reduce: string
  /** 1 when the eligible amount reaches this tier. */
  status: 0 | 1
}

/** What one full-reduction activity does for the selected lines. */
export interface ManjianState {
  goods_manjian_id: number
  name: string
  eligible_amount: string
  reduce_amount: string
  /** Amount missing to the next tier with a larger deduction; 0 when there is none. */
  missing_amount: string
  manjians: readonly ManjianTier[]
}

export const manjianHintsLabels = {
  /** Name of the list, for screen readers. */
  list: '满减',
  /** What is taken off already, `¥20.00`. */
  reduced: (reduce: string) => `已减 ${reduce}`,
  /** The amount missing to the next tier, and the deduction of that tier. */
  missing: (missing: string, reduce: string) => `再买 ${missing} 可减 ${reduce}`,
  /** How many activities are not shown. */
  more: (count: number) => `另有 ${count} 项满减`,
}

/** The text of one activity: `已减 ¥20.00，再买 ¥12.50 可减 ¥50.00`; empty without a deduction and a next tier. */
export function manjianText(state: ManjianState, words = manjianHintsLabels): string {
  const reduced = parseAmount(state.reduce_amount) > 0 && words.reduced(moneyText(state.reduce_amount))
  const next = parseAmount(state.missing_amount) > 0 && nextTier(state)
  const missing = next && words.missing(moneyText(state.missing_amount), moneyText(next.reduce))
  return [reduced, missing].filter(Boolean).join('，')
}

function nextTier({ manjians, reduce_amount }: ManjianState): ManjianTier | undefined {
  const now = parseAmount(reduce_amount)
  return manjians
    .filter(tier => tier.status === 0 && parseAmount(tier.reduce) > now)
    .sort((a, b) => parseAmount(a.amount) - parseAmount(b.amount))[0]
}

export interface ManjianHintsProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  list: readonly ManjianState[]
  /**
   * Maximum number of activities shown. A last row has the number of the others.
   * @default all
   */
  most?: number
  /** Words in place of those of {@link manjianHintsLabels}. */
  labels?: Partial<typeof manjianHintsLabels>
}

/**
 * The deduction of each full reduction and the amount missing to its next tier; reached activities first (ST-03).
 * Renders `ul`, or nothing when no activity has a text; rows set `data-reached`.
 */
export const ManjianHints = forwardRef<HTMLUListElement, ManjianHintsProps>(function ManjianHints(
  { list, most = list.length, labels, className, ...rest },
  ref,
) {
  const words = { ...manjianHintsLabels, ...labels }
  const rows = list
    .map(state => ({ state, text: manjianText(state, words), reached: isReached(state) }))
    .filter(({ text }) => text !== '')
  if (rows.length === 0) return null
  const sorted = [...rows.filter(row => row.reached), ...rows.filter(row => !row.reached)]
  return (
    <ul aria-label={words.list} {...rest} ref={ref} className={joinClass(css.root, className)}>
      {sorted.slice(0, most).map(({ state, text, reached }) => (
        <li key={state.goods_manjian_id} className={css.row} data-part="row" data-reached={dataAttr(reached)}>
          <span className={css.name} data-part="name">
            {state.name}
          </span>{' '}
          {text}
        </li>
      ))}
      {sorted.length > most && (
        <li className={css.row} data-part="row">
          {words.more(sorted.length - most)}
        </li>
      )}
    </ul>
  )
})

function isReached(state: ManjianState): boolean {
  return state.manjians.some(tier => tier.status === 1)
}
