'use client'
import { parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, useState } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './ManjianHints.css'
import { type ManjianState, manjianHintsLabels, manjianText } from './manjianText'

export interface ManjianHintsProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  list: readonly ManjianState[]
  /**
   * Maximum number of activities shown. A button has the number of the others, and shows them.
   * @default all
   */
  most?: number
  /** The products that count for an activity: a link where an amount is missing to its next tier. */
  goodsHref?: ((state: ManjianState) => string | undefined) | undefined
  /** Words in place of those of {@link manjianHintsLabels}. */
  labels?: Partial<typeof manjianHintsLabels>
}

/**
 * The deduction of each full reduction and the amount missing to its next tier; reached activities first (ST-03).
 * Renders `ul`, or nothing when no activity has a text; rows set `data-reached`.
 */
export const ManjianHints = forwardRef<HTMLUListElement, ManjianHintsProps>(function ManjianHints(
  { list, most = list.length, goodsHref, labels, className, ...rest },
  ref,
) {
  const words = useLabels('manjianHints', manjianHintsLabels, labels)
  const money = useMoney()
  const [all, setAll] = useState(false)
  const rows = list
    .map(state => ({ state, text: manjianText(state, words, money), reached: isReached(state) }))
    .filter(({ text }) => text !== '')
  if (rows.length === 0) return null
  const sorted = [...rows.filter(row => row.reached), ...rows.filter(row => !row.reached)]
  return (
    <ul aria-label={words.list} {...rest} ref={ref} className={joinClass(css.root, className)}>
      {sorted.slice(0, all ? sorted.length : most).map(({ state, text, reached }) => (
        <li key={state.goods_manjian_id} className={css.row} data-part="row" data-reached={dataAttr(reached)}>
          <span className={css.name} data-part="name">
            {state.name}
          </span>{' '}
          {text}
          <GoodsLink state={state} href={goodsHref?.(state)} words={words} />
        </li>
      ))}
      {sorted.length > most && (
        <li className={css.row} data-part="row">
          <button
            type="button"
            aria-expanded={all}
            className={css.more}
            data-part="more"
            onClick={() => setAll(!all)}
          >
            {all ? words.less : words.more(sorted.length - most)}
          </button>
        </li>
      )}
    </ul>
  )
})

interface GoodsLinkProps {
  state: ManjianState
  href: string | undefined
  words: typeof manjianHintsLabels
}

function GoodsLink({ state, href, words }: GoodsLinkProps) {
  if (href === undefined || parseAmount(state.missing_amount) <= 0) return null
  return (
    <Link href={href} aria-label={words.goodsOf(state.name)} className={css.goods} data-part="goods">
      {words.goods}
    </Link>
  )
}

function isReached(state: ManjianState): boolean {
  return state.manjians.some(tier => tier.status === 1)
}
