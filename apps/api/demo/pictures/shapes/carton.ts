import { element, path, rect } from '../markup'
import { PAPER_SHADE, PAPER_TOP, SEAM } from '../palette'
import { type Face, printFace } from '../print'
import type { Subject } from '../subject'

const DEPTH_X = 34
const DEPTH_Y = 24

/** A folding box, seen slightly from the right and above; the letters are on the front. */
export function carton(face: Face, subject: Subject): string {
  const { x, y, width, height } = face
  const isFull = subject.hash % 5 === 3
  const side = isFull ? subject.tint.shade : PAPER_SHADE
  const top = isFull ? subject.tint.mid : PAPER_TOP
  return [
    path(`M${x} ${y}l${DEPTH_X} ${-DEPTH_Y}h${width}l${-DEPTH_X} ${DEPTH_Y}Z`, { fill: top }),
    path(`M${x + width} ${y}l${DEPTH_X} ${-DEPTH_Y}v${height}l${-DEPTH_X} ${DEPTH_Y}Z`, { fill: side }),
    isFull ? '' : sideBand(face, subject),
    printFace(face, subject),
    rect(x, y, width, height, { fill: 'none', stroke: SEAM, 'stroke-width': 1 }),
    path(
      `M${x} ${y}l${DEPTH_X} ${-DEPTH_Y}h${width}v${height}l${-DEPTH_X} ${DEPTH_Y}M${x + width} ${y}l${DEPTH_X} ${-DEPTH_Y}`,
      { fill: 'none', stroke: SEAM, 'stroke-width': 1 },
    ),
  ].join('')
}

/** The part of the front's band that continues around the corner. */
function sideBand({ x, y, width, height }: Face, { hash, tint }: Subject): string {
  const right = x + width
  if (hash % 5 !== 0) return ''
  return path(`M${right} ${y}l${DEPTH_X} ${-DEPTH_Y}v${height * 0.17}l${-DEPTH_X} ${DEPTH_Y}Z`, {
    fill: tint.shade,
  })
}

/** The soft shadow of a pack on the ground. */
export function shadow(cx: number, cy: number, rx: number): string {
  return element('ellipse', { cx, cy, rx, ry: Math.max(7, rx * 0.07), fill: '#18211E', 'fill-opacity': 0.09 })
}
