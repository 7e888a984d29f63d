'use client'
import { useServerClock } from '@yaoji/hooks'
import {
  createContext,
  forwardRef,
  type HTMLAttributes,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { CountdownRoot, type CountdownRootProps } from '../countdown/headless'
import type { GoodsTileGoods } from '../goods-tile/headless'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'
import { currentSession, type SpikePhase, spikePhase } from './phase'

/** One goods of a session: how many there are in it and how many are gone. */
export interface SpikeBlockGoods {
  /** The goods at its second-kill: `goods_price_id` names the line. */
  goods: GoodsTileGoods & { goods_price_id: number }
  number: number
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

interface BlockState {
  readonly titleId: string
  readonly sessions: readonly { session: SpikeBlockSession; phase: SpikePhase }[]
  readonly chosen: SpikeBlockSession
  readonly phase: SpikePhase
  readonly choose: (id: number) => void
}

const Context = createContext<BlockState | null>(null)
const ClockContext = createContext<number | null>(null)

/** The sessions, the chosen one and where it stands; for parts of your own. Changes when a session turns, not each second. */
export const useSpikeBlock = (part: string) => useRequiredContext(Context, part, 'SpikeBlockRoot')

export interface SpikeBlockRootProps extends HTMLAttributes<HTMLElement> {
  sessions: readonly SpikeBlockSession[]
  /** The service's clock with the answer, in unix seconds. */
  timestamp: number
  /** `performance.now()` when the answer arrived, for one that came out of a cache. */
  receivedAt?: number
  /** A session has begun or ended: stock and prices may be other ones now. */
  onTurn?: () => void
}

/**
 * Second-kill sessions by the service's clock: the running one is chosen, otherwise the next, otherwise the last
 * (ST-08). Renders `section`; sets `data-phase` to `coming`, `running` or `over`. Nothing without sessions.
 */
export const SpikeBlockRoot = forwardRef<HTMLElement, SpikeBlockRootProps>(function Root(
  { sessions, timestamp, receivedAt, onTurn, ...rest },
  ref,
) {
  const now = useServerClock(timestamp, { receivedAt }) ?? timestamp
  const titleId = useId()
  const [picked, setPicked] = useState<number | null>(null)
  const phases = sessions.map(session => spikePhase(session, now)).join(' ')
  useTurn(phases, onTurn)

  // Cards need not be drawn again at every tick: the state is another one only when a session turns.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `phases` stands for `now`
  const state = useMemo((): BlockState | null => {
    const chosen = sessions.find(({ id }) => id === picked) ?? currentSession(sessions, now)
    if (chosen === undefined) return null
    return {
      titleId,
      sessions: sessions.map(session => ({ session, phase: spikePhase(session, now) })),
      chosen,
      phase: spikePhase(chosen, now),
      choose: setPicked,
    }
  }, [sessions, phases, picked, titleId])

  if (state === null) return null
  return (
    <Context.Provider value={state}>
      <ClockContext.Provider value={now}>
        <section {...rest} ref={ref} aria-labelledby={titleId} data-phase={state.phase} />
      </ClockContext.Provider>
    </Context.Provider>
  )
})

function useTurn(phases: string, onTurn: (() => void) | undefined) {
  const before = useRef(phases)
  const call = useRef(onTurn)
  useEffect(() => {
    call.current = onTurn
  })
  useEffect(() => {
    // Another number of sessions is another answer, not a turn.
    const turned = before.current !== phases && before.current.split(' ').length === phases.split(' ').length
    before.current = phases
    if (turned) call.current?.()
  }, [phases])
}

const CLOCK_TEXTS = { coming: '距开始', running: '距结束', over: '' } as const

/** What the countdown counts down to, in words; empty once the session is over. */
export const SpikeBlockClockText = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(
  function ClockText(props, ref) {
    const { phase } = useSpikeBlock('SpikeBlockClockText')
    return (
      <span {...props} ref={ref}>
        {CLOCK_TEXTS[phase]}
      </span>
    )
  },
)

/** Counts down to the beginning or the end of the chosen session: a countdown to fill with its face. */
export const SpikeBlockClock = forwardRef<HTMLSpanElement, Partial<CountdownRootProps>>(
  function Clock(props, ref) {
    const { chosen, phase } = useSpikeBlock('SpikeBlockClock')
    const end = phase === 'coming' ? chosen.begin_timestamp : chosen.end_timestamp
    return (
      <CountdownRoot aria-label={CLOCK_TEXTS[phase]} {...props} ref={ref} end={end} now={useSpikeNow()} />
    )
  },
)

/** Now by the service's clock, in unix seconds, ticking. */
export function useSpikeNow(): number {
  return useRequiredContext(ClockContext, 'useSpikeNow', 'SpikeBlockRoot')
}

const PHASE_TEXTS = { coming: '即将开始', running: '抢购中', over: '已结束' } as const

export interface SpikeBlockSessionsProps extends HTMLAttributes<HTMLUListElement> {
  sessionClassName?: string
  phaseClassName?: string
}

/** The sessions of the day to choose from. Renders `ul` of buttons that set `data-phase`; nothing with only one. */
export const SpikeBlockSessions = forwardRef<HTMLUListElement, SpikeBlockSessionsProps>(function Sessions(
  { sessionClassName, phaseClassName, ...rest },
  ref,
) {
  const { sessions, chosen, choose } = useSpikeBlock('SpikeBlockSessions')
  if (sessions.length < 2) return null
  return (
    <ul aria-label="秒杀场次" {...rest} ref={ref}>
      {sessions.map(({ session, phase }) => (
        <li key={session.id}>
          <button
            type="button"
            className={sessionClassName}
            aria-pressed={session.id === chosen.id}
            onClick={() => choose(session.id)}
            data-phase={phase}
          >
            {session.name} <span className={phaseClassName}>{PHASE_TEXTS[phase]}</span>
          </button>
        </li>
      ))}
    </ul>
  )
})

export interface SpikeBlockLeftProps extends HTMLAttributes<HTMLDivElement> {
  number: number
  sold: number
  barClassName?: string
}

/**
 * How much of a goods is left in the chosen session, in words and as a bar. Renders `div`; sets `data-phase` and
 * `data-gone` once nothing is left; the bar has its share as `--left`.
 */
export const SpikeBlockLeft = forwardRef<HTMLDivElement, SpikeBlockLeftProps>(function Left(
  { number, sold, barClassName, ...rest },
  ref,
) {
  const { phase } = useSpikeBlock('SpikeBlockLeft')
  const left = Math.max(0, number - sold)
  const share = number > 0 ? left / number : 0
  return (
    <div {...rest} ref={ref} data-phase={phase} data-gone={dataAttr(left === 0)}>
      <span aria-hidden className={barClassName} style={{ ['--left' as string]: share }} />
      {leftText(phase, left, number)}
    </div>
  )
})

function leftText(phase: SpikePhase, left: number, number: number): string {
  if (phase === 'over') return '本场已结束'
  if (phase === 'coming') return `限量 ${number}`
  return left === 0 ? '已抢光' : `仅剩 ${left}`
}
