'use client'
import type { BuyAction } from '@yaoji/domain'
import { useServerClock } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, memo, useId, useState } from 'react'
import { Countdown } from '../countdown'
import { GoodsTile, type GoodsTileGoods } from '../goods-tile'
import { useLabels } from '../labels/useLabels'
import { TileRowSkeleton } from '../layout/TileRowSkeleton'
import { tile } from '../layout/tileGrid.css'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { SectionHeading } from '../section-heading'
import { SectionHeadingMore } from '../section-heading/SectionHeadingMore'
import { plain } from '../theme/base.css'
import { currentSession, type SpikePhase, spikePhase } from './phase'
import * as css from './SpikeBlock.css'
import { SpikeBlockSessions } from './SpikeBlockSessions'
import { usePhaseChange } from './usePhaseChange'

export const spikeBlockLabels = {
  title: '限时秒杀',
  more: '查看更多',
  /** Name of the list of sessions, for screen readers. */
  sessions: '秒杀场次',
  /** What the countdown counts down to. */
  clock: { coming: '距开始', running: '距结束' },
  phase: { coming: '即将开始', running: '抢购中', over: '已结束' },
  /** How much of a product is left in a session that offers `number`. */
  left: (phase: SpikePhase, left: number, number: number) => {
    if (phase === 'over') return '本场已结束'
    if (phase === 'coming') return `限量 ${number}`
    return left === 0 ? '已抢光' : `仅剩 ${left}`
  },
}

type Words = typeof spikeBlockLabels

/** A product of a session. */
export interface SpikeBlockGoods {
  /** The product at its second-kill price: `goods_price_id` names the line. */
  goods: GoodsTileGoods & { goods_price_id: number }
  /** How many packs the session offers. */
  number: number
  /** How many of them are sold. */
  sold: number
}

/** A second-kill session, as the wire has it; times in unix seconds. */
export interface SpikeBlockSession {
  id: number
  name: string
  begin_timestamp: number
  end_timestamp: number
  list: readonly SpikeBlockGoods[]
}

interface CardProps {
  /** Address of a product's page. It must name the line that is shown, or the page opens with another price. */
  hrefOf: (goods: SpikeBlockGoods['goods']) => string
  /** Where the action of a price that may not be seen leads. */
  actionHref?: (action: BuyAction, goods: SpikeBlockGoods['goods']) => string | undefined
}

export interface SpikeBlockProps extends Omit<HTMLAttributes<HTMLElement>, 'title'>, CardProps {
  /** Null while they are loading. */
  sessions: readonly SpikeBlockSession[] | null
  /** The service's clock with the answer, in unix seconds. */
  timestamp: number
  /** When the answer arrived, by the clock of this device, for one that came out of a cache. */
  receivedAt?: Date
  /** A session has begun or ended: stock and prices may have changed. */
  onTurn?: () => void
  /** Address of all second-kills. */
  moreHref?: string
  /** Words in place of those of {@link spikeBlockLabels}. */
  labels?: Partial<Words>
}

/** How many products are shown. */
const PLACES = 6

/**
 * Second-kill sessions by the service's clock: the running one is chosen, otherwise the next, otherwise the last
 * (ST-08); countdown, sessions, six products with price and how much is left. Renders `section` named by its title,
 * or nothing without sessions; sets `data-phase` to `coming`, `running` or `over`.
 */
export const SpikeBlock = forwardRef<HTMLElement, SpikeBlockProps>(function SpikeBlock(
  { sessions, timestamp, receivedAt, onTurn, ...rest },
  ref,
) {
  const now = useServerClock(timestamp, { receivedAt }) ?? timestamp
  const [picked, setPicked] = useState<number | null>(null)
  const phases = (sessions ?? []).map(session => spikePhase(session, now))
  usePhaseChange(phases, onTurn)

  const { moreHref, labels, hrefOf, actionHref, className, ...root } = rest
  const words = useLabels('spikeBlock', spikeBlockLabels, labels)
  const titleId = useId()
  const chosen = sessions?.find(({ id }) => id === picked) ?? currentSession(sessions ?? [], now)
  if (sessions !== null && chosen === undefined) return null
  const phase = chosen && spikePhase(chosen, now)
  return (
    <section
      aria-labelledby={titleId}
      {...root}
      ref={ref}
      aria-busy={sessions === null || undefined}
      className={joinClass(css.root, className)}
      data-phase={phase}
    >
      <div className={css.head} data-part="head">
        <SectionHeading title={words.title} titleId={titleId} className={css.heading} />
        {chosen && <Clock chosen={chosen} now={now} words={words} />}
        {sessions && sessions.length > 1 && (
          <SpikeBlockSessions {...{ sessions, phases, words }} chosen={chosen?.id} onChoose={setPicked} />
        )}
        {moreHref && (
          <SectionHeadingMore href={moreHref} title={words.title} className={css.more}>
            {words.more}
          </SectionHeadingMore>
        )}
      </div>
      {chosen && phase ? (
        <Cards {...{ chosen, phase, hrefOf, actionHref }} left={words.left} />
      ) : (
        <ul className={css.list} data-part="list">
          <TileRowSkeleton places={PLACES} className={css.blank} />
        </ul>
      )}
    </section>
  )
})

/** Counts down to the beginning or the end of a session; nothing once it is over. */
function Clock({ chosen, now, words }: { chosen: SpikeBlockSession; now: number; words: Words }) {
  const phase = spikePhase(chosen, now)
  if (phase === 'over') return null
  const end = phase === 'coming' ? chosen.begin_timestamp : chosen.end_timestamp
  return (
    <p className={css.clock} data-part="clock">
      <span className={plain}>{words.clock[phase]}</span>
      <Countdown end={end} now={now} />
    </p>
  )
}

interface CardsProps extends CardProps {
  chosen: SpikeBlockSession
  phase: SpikePhase
  left: Words['left']
}

/** The products of a session. Only the countdown renders each second: the cards do when a session begins or ends. */
const Cards = memo(function Cards({ chosen, phase, left, hrefOf, actionHref }: CardsProps) {
  return (
    <ul aria-label={chosen.name} className={css.list} data-part="list">
      {chosen.list.slice(0, PLACES).map(({ goods, number, sold }) => (
        <li key={goods.id} className={tile} data-part="item">
          <GoodsTile goods={goods} href={hrefOf(goods)} actionHref={action => actionHref?.(action, goods)}>
            <Left phase={phase} number={number} sold={sold} text={left} />
          </GoodsTile>
        </li>
      ))}
    </ul>
  )
})

interface LeftProps extends Pick<SpikeBlockGoods, 'number' | 'sold'> {
  phase: SpikePhase
  text: Words['left']
}

/** How much of a product is left, in words and as a bar. */
function Left({ phase, number, sold, text }: LeftProps) {
  const left = Math.max(0, number - sold)
  const share = number > 0 ? left / number : 0
  return (
    <div className={css.left} data-part="left" data-phase={phase} data-gone={dataAttr(left === 0)}>
      <span aria-hidden className={css.bar} data-part="bar" style={{ ['--left' as string]: share }} />
      {text(phase, left, number)}
    </div>
  )
}
