'use client'
import { memo } from 'react'
import { Countdown } from '../countdown'
import { GoodsTile, type GoodsTileProps } from '../goods-tile'
import { TileRowSkeleton } from '../layout/TileRowSkeleton'
import { Link } from '../link'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { joinClass, withClass } from '../part/withClass'
import { SectionHeading } from '../section-heading'
import * as heading from '../section-heading/SectionHeading.css'
import * as css from './SpikeBlock.css'
import * as Headless from './SpikeBlock.headless'

export const SpikeBlockRoot = withClass(Headless.SpikeBlockRoot, css.root, 'SpikeBlockRoot')
export const SpikeBlockClockText = Headless.SpikeBlockClockText

export function SpikeBlockSessions(props: Headless.SpikeBlockSessionsProps) {
  return (
    <Headless.SpikeBlockSessions
      {...props}
      className={joinClass(css.sessions, props.className)}
      sessionClassName={joinClass(css.session, props.sessionClassName)}
      phaseClassName={joinClass(css.phase, props.phaseClassName)}
    />
  )
}

export function SpikeBlockLeft({ className, barClassName, ...rest }: Headless.SpikeBlockLeftProps) {
  return (
    <Headless.SpikeBlockLeft
      {...rest}
      className={joinClass(css.left, className)}
      barClassName={joinClass(css.bar, barClassName)}
    />
  )
}

/** The countdown of the chosen session with what it counts down to; nothing once that is over. */
export function SpikeBlockClock() {
  const { chosen, phase } = Headless.useSpikeBlock('SpikeBlockClock')
  const now = Headless.useSpikeNow()
  if (phase === 'over') return null
  const end = phase === 'coming' ? chosen.begin_timestamp : chosen.end_timestamp
  return (
    <p className={css.clock}>
      <SpikeBlockClockText />
      <Countdown end={end} now={now} />
    </p>
  )
}

/** How many goods are shown. */
const PLACES = 6

export interface SpikeBlockProps extends Omit<Headless.SpikeBlockRootProps, 'sessions' | 'children'> {
  /** Null while they are on their way. */
  sessions: Headless.SpikeBlockRootProps['sessions'] | null
  /** Must lead to the line that is shown, or the page opens with another price. */
  hrefOf: (goods: Headless.SpikeBlockGoods['goods']) => string
  moreHref?: string
  actionHref?: GoodsTileProps['actionHref']
  title?: string
}

type GoodsProps = Pick<SpikeBlockProps, 'hrefOf' | 'actionHref'>

const SpikeBlockList = memo(function List({ hrefOf, actionHref }: GoodsProps) {
  const { chosen } = Headless.useSpikeBlock('SpikeBlockList')
  return (
    <ul aria-label={chosen.name} className={css.list}>
      {chosen.list.slice(0, PLACES).map(({ goods, number, sold }) => (
        <li key={goods.id}>
          <GoodsTile goods={goods} href={hrefOf(goods)} actionHref={actionHref}>
            <SpikeBlockLeft number={number} sold={sold} />
          </GoodsTile>
        </li>
      ))}
    </ul>
  )
})

/** Second-kill on the home page: countdown, sessions, six narrow cards with price and how much is left. */
export function SpikeBlock({ sessions, title = '限时秒杀', ...props }: SpikeBlockProps) {
  const { hrefOf, moreHref, actionHref, ...root } = props
  if (sessions === null) return <Blank title={title} />
  return (
    <SpikeBlockRoot {...root} sessions={sessions}>
      <Head title={title} moreHref={moreHref} />
      <SpikeBlockList hrefOf={hrefOf} actionHref={actionHref} />
    </SpikeBlockRoot>
  )
}

function Head({ title, moreHref }: { title: string; moreHref: string | undefined }) {
  const { titleId } = Headless.useSpikeBlock('SpikeBlock')
  return (
    <div className={css.head}>
      <SectionHeading title={title} titleId={titleId} className={css.heading}>
        <SpikeBlockClock />
      </SectionHeading>
      <SpikeBlockSessions />
      {moreHref && (
        <Link href={moreHref} className={joinClass(heading.more, css.more)}>
          查看更多
          <VisuallyHidden>：{title}</VisuallyHidden>
        </Link>
      )}
    </div>
  )
}

function Blank({ title }: { title: string }) {
  return (
    <section aria-label={title} aria-busy className={css.root}>
      <SectionHeading title={title} />
      <ul className={joinClass(css.list, css.blank)}>
        <TileRowSkeleton places={PLACES} />
      </ul>
    </section>
  )
}
