'use client'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { withClass } from '../part/withClass'
import * as css from './Countdown.css'
import * as Headless from './Countdown.headless'
import { remainingText } from './remaining'

export const CountdownRoot = withClass(Headless.CountdownRoot, css.root, 'CountdownRoot')

export interface CountdownProps extends Omit<Headless.CountdownRootProps, 'children'> {
  /** `boxes` for a second-kill, `text` inside a sentence. */
  variant?: 'boxes' | 'text'
  /** What stands when it has ended. */
  endedText?: string
}

/** What is left until a moment, by a clock that is given. Sets `data-variant`. */
export function Countdown({ variant = 'boxes', endedText = '已结束', ...root }: CountdownProps) {
  return (
    <CountdownRoot {...root} data-variant={variant}>
      <Face variant={variant} endedText={endedText} />
    </CountdownRoot>
  )
}

function Face({ variant, endedText }: { variant: 'boxes' | 'text'; endedText: string }) {
  const remaining = Headless.useCountdown('Countdown')
  if (remaining.ended) return <span>{endedText}</span>
  if (variant === 'text') return <span>{remainingText(remaining)}</span>
  const hours = remaining.days * 24 + remaining.hours
  return (
    <>
      <VisuallyHidden>{remainingText(remaining)}</VisuallyHidden>
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
    <span aria-hidden className={css.box}>
      {String(number).padStart(2, '0')}
    </span>
  )
}

function Colon() {
  return (
    <span aria-hidden className={css.colon}>
      :
    </span>
  )
}
