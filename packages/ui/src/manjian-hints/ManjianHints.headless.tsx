import { parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { dataAttr } from '../part/dataAttr'

/** A step of a full reduction, by the wire's names; amounts as decimal strings. */
export interface ManjianTier {
  amount: string
  reduce: string
  /** 1 when the eligible amount reaches it. */
  status: 0 | 1
}

/** How one full-reduction activity stands over the chosen lines. */
export interface ManjianState {
  goods_manjian_id: number
  name: string
  eligible_amount: string
  reduce_amount: string
  /** Missing to the next step; not positive at the highest. */
  missing_amount: string
  manjians: readonly ManjianTier[]
}

/** One activity in a sentence: `已减 ¥20.00，再买 ¥12.50 可减 ¥50.00`; empty when it has nothing to say. */
export function manjianText(state: ManjianState): string {
  const reduced = parseAmount(state.reduce_amount) > 0 ? `已减 ¥${state.reduce_amount}` : ''
  const next = nextTier(state)
  const missing =
    next && parseAmount(state.missing_amount) > 0 ? `再买 ¥${state.missing_amount} 可减 ¥${next.reduce}` : ''
  return [reduced, missing].filter(Boolean).join('，')
}

function nextTier({ manjians, reduce_amount }: ManjianState): ManjianTier | undefined {
  const now = parseAmount(reduce_amount)
  return manjians
    .filter(tier => tier.status === 0 && parseAmount(tier.reduce) > now)
    .sort((a, b) => parseAmount(a.amount) - parseAmount(b.amount))[0]
}

export interface ManjianHintsProps extends HTMLAttributes<HTMLUListElement> {
  list: readonly ManjianState[]
  /** The most that are said; the others are counted. */
  most?: number
  rowClassName?: string
  /** Gets the activity's name. */
  nameClassName?: string
}

/**
 * How each full reduction stands: what is taken off already and what is missing to the next step, activities that
 * are reached first (ST-03). Renders `ul`, or nothing when there is nothing to say; rows set `data-reached`.
 */
export const ManjianHints = forwardRef<HTMLUListElement, ManjianHintsProps>(function ManjianHints(
  { list, most = list.length, rowClassName, nameClassName, ...rest },
  ref,
) {
  const said = list.map(state => ({ state, text: manjianText(state), reached: isReached(state) }))
  const rows = said.filter(({ text }) => text !== '')
  if (rows.length === 0) return null
  const sorted = [...rows.filter(row => row.reached), ...rows.filter(row => !row.reached)]
  return (
    <ul aria-label="满减" {...rest} ref={ref}>
      {sorted.slice(0, most).map(({ state, text, reached }) => (
        <li key={state.goods_manjian_id} className={rowClassName} data-reached={dataAttr(reached)}>
          <span className={nameClassName}>{state.name}</span> {text}
        </li>
      ))}
      {sorted.length > most && <li className={rowClassName}>另有 {sorted.length - most} 项满减</li>}
    </ul>
  )
})

function isReached(state: ManjianState): boolean {
  return state.manjians.some(tier => tier.status === 1)
}
