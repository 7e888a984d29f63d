'use client'
import { forwardRef, type HTMLAttributes, useEffect, useRef } from 'react'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './Countdown.css'
import { type Remaining, remainingText, remainingUntil } from './remaining'

export const countdownLabels = {
  /** What is left, in words: `26 分 4 秒`. */
  remaining: remainingText,
  ended: '已结束',
}

/** The last seconds, in which `data-urgent` is set. */
const URGENT_SECONDS = 300

export interface CountdownProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** When it ends, in unix seconds. */
  end: number
  /** Now by the server's clock, in unix seconds, ticking: what `useServerClock` gives. */
  now: number
  /** Called once when the end is reached, not for one that had ended before. */
  onEnd?: () => void
  /**
   * `boxes` for a second-kill, `text` inside a sentence.
   * @default 'boxes'
   */
  variant?: 'boxes' | 'text'
  /** Words in place of those of {@link countdownLabels}. */
  labels?: Partial<typeof countdownLabels>
}

/**
 * What is left until a moment, by a clock that is given. Renders `span`, a timer, which is read out on request and not at
 * every tick; sets `data-variant`, `data-ended`, and `data-urgent` in the last five minutes.
 */
export const Countdown = forwardRef<HTMLSpanElement, CountdownProps>(function Countdown(
  { end, now, onEnd, variant = 'boxes', labels, className, ...rest },
  ref,
) {
  const remaining = remainingUntil(end, now)
  const { ended, total } = remaining
  useEndOnce(ended, onEnd)
  const words = useLabels('countdown', countdownLabels, labels)
  const text = ended ? words.ended : words.remaining(remaining)
  return (
    <span
      role="timer"
      aria-live="off"
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-variant={variant}
      data-ended={dataAttr(ended)}
      data-urgent={dataAttr(!ended && total <= URGENT_SECONDS)}
    >
      {ended || variant === 'text' ? (
        <span className={plain} data-part="text">
          {text}
        </span>
      ) : (
        <Boxes remaining={remaining} text={text} />
      )}
    </span>
  )
})

function Boxes({ remaining, text }: { remaining: Remaining; text: string }) {
  const hours = remaining.days * 24 + remaining.hours
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <Box number={hours} />
      <Colon />
      <Box number={remaining.minutes} />
      <Colon />
      <Box number={remaining.seconds} />
    </>
  )
}

function Box({ number }: { number: number }) {
  return (
    <span aria-hidden className={css.box} data-part="box">
      {String(number).padStart(2, '0')}
    </span>
  )
}

function Colon() {
  return (
    <span aria-hidden className={css.colon} data-part="colon">
      :
    </span>
  )
}

function useEndOnce(ended: boolean, onEnd: (() => void) | undefined) {
  const before = useRef(ended)
  const call = useRef(onEnd)
  useEffect(() => {
    call.current = onEnd
  })
  useEffect(() => {
    if (ended && !before.current) call.current?.()
    before.current = ended
  }, [ended])
}
