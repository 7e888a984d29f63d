import { useServerClock } from '@yaoji/hooks'
import { Countdown } from '@yaoji/ui/countdown'
import * as css from './TimeLeft.css'

/** More than this is shown with its days. */
const DAY_SECONDS = 86_400

export interface TimeLeftProps {
  /** What ends. */
  text: string
  /** Unix seconds of the end, and of the answer that has it. */
  end: number
  timestamp: number
  /** When the answer arrived. */
  receivedAt: Date
  onEnd: () => void
  /** Default: a line beside a title. */
  className?: string
}

/** How long something holds, by the clock of the service. */
export function TimeLeft({ text, end, timestamp, receivedAt, onEnd, className = css.left }: TimeLeftProps) {
  const now = useServerClock(timestamp, { receivedAt }) ?? timestamp
  return (
    <p className={className}>
      {text}{' '}
      <Countdown variant={end - now > DAY_SECONDS ? 'text' : 'boxes'} end={end} now={now} onEnd={onEnd} />
    </p>
  )
}
