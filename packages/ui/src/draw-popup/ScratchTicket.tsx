'use client'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { Icon } from '../icon'
import { dataAttr } from '../part/dataAttr'
import * as css from './DrawPopup.css'

const WIDTH = 264
const HEIGHT = 112
/** Width of what one stroke takes off. */
const BRUSH = 32
/** Length of strokes after which the draw starts: a press that slips a little starts none. */
const START_LENGTH = 60
/** Strokes of the keyboard that take off the whole layer. */
const KEY_STROKES = Math.ceil(HEIGHT / BRUSH)

interface Point {
  readonly x: number
  readonly y: number
}

interface ScratchTicketProps {
  /** The layer is over the prize. */
  readonly covered: boolean
  /** Scratching starts a draw. */
  readonly ready: boolean
  /** Name of the layer for screen readers; a revealed prize has its own. */
  readonly label: string
  /** What is under the layer; empty until it is revealed. */
  readonly prize: string
  /** Enough was scratched to start the draw. Called again for each further stroke while `ready`. */
  readonly onScratch: () => void
}

/**
 * The ticket of a draw: the prize under a layer that a drag scratches off, and Enter or Space stroke by stroke. The layer
 * is a button that stays, so that the focus has a place when it is off. It is drawn as an SVG, not on a canvas, so that
 * both builds have the same structure and no pixels are read. Renders `button`; sets `data-covered`.
 */
export function ScratchTicket({ covered, ready, label, prize, onScratch }: ScratchTicketProps) {
  const { path, isDrawn, begin, move, end, strokeByKey } = useStrokes(ready, onScratch)
  const mask = useId()
  return (
    <button
      type="button"
      aria-label={prize || label}
      aria-disabled={!ready}
      className={css.ticket}
      data-part="ticket"
      data-covered={dataAttr(covered)}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      // A click without a pointer is one of the keyboard or of a screen reader.
      onClick={event => event.detail === 0 && ready && strokeByKey()}
    >
      <span aria-hidden className={css.prize} data-part="prize">
        <Icon name="gift" size="l" />
        {prize}
      </span>
      {covered && (
        <svg
          aria-hidden
          className={css.cover}
          data-part="cover"
          data-scratched={dataAttr(isDrawn)}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <mask id={mask}>
            <rect width={WIDTH} height={HEIGHT} fill="#fff" />
            <path d={path} fill="none" stroke="#000" strokeWidth={BRUSH} strokeLinecap="round" />
          </mask>
          <rect width={WIDTH} height={HEIGHT} fill="currentColor" mask={`url(#${mask})`} />
        </svg>
      )}
    </button>
  )
}

/** What was scratched, as the path of an SVG. It begins again when a draw that failed can be started again. */
function useStrokes(ready: boolean, onScratch: () => void) {
  const [strokes, setStrokes] = useState<{ path: string; keys: number; ready: boolean }>({
    path: '',
    keys: 0,
    ready,
  })
  const last = useRef<Point | null>(null)
  const length = useRef(0)
  if (strokes.ready !== ready) setStrokes(ready ? { path: '', keys: 0, ready } : { ...strokes, ready })

  const add = (text: string, keys = 0) =>
    setStrokes(now => ({ ...now, path: `${now.path}${text}`, keys: now.keys + keys }))

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    // The pointer may leave the ticket and come back; a browser without capture only loses this.
    event.currentTarget.setPointerCapture?.(event.pointerId)
    last.current = pointOf(event)
    length.current = 0
    add(`M${last.current.x} ${last.current.y}h0`)
  }

  function move(event: PointerEvent<HTMLElement>) {
    const from = last.current
    if (!from) return
    const to = pointOf(event)
    last.current = to
    length.current += Math.hypot(to.x - from.x, to.y - from.y)
    add(`M${from.x} ${from.y}L${to.x} ${to.y}`)
    if (length.current >= START_LENGTH && ready) onScratch()
  }

  function end() {
    last.current = null
  }

  function strokeByKey() {
    const y = ((strokes.keys % KEY_STROKES) + 0.5) * (HEIGHT / KEY_STROKES)
    add(`M0 ${y}H${WIDTH}`, 1)
    onScratch()
  }

  return { path: strokes.path, isDrawn: strokes.path !== '', begin, move, end, strokeByKey }
}

/** Where the pointer is on the ticket, in the units of the layer. */
function pointOf(event: PointerEvent<HTMLElement>): Point {
  const box = event.currentTarget.getBoundingClientRect()
  const scale = (size: number, full: number) => (size > 0 ? full / size : 1)
  return {
    x: Math.round((event.clientX - box.left) * scale(box.width, WIDTH)),
    y: Math.round((event.clientY - box.top) * scale(box.height, HEIGHT)),
  }
}
