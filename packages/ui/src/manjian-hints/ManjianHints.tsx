'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './ManjianHints.css'
import { type ManjianState, manjianHintsLabels, manjianText } from './manjianText'

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
  const words = useLabels('manjianHints', manjianHintsLabels, labels)
  const money = useMoney()
  const rows = list
    .map(state => ({ state, text: manjianText(state, words, money), reached: isReached(state) }))
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
