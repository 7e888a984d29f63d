import { circle, element, group, path, rect } from '../markup'
import { SEAM } from '../palette'
import type { Subject } from '../subject'
import { carton, shadow } from './carton'

const FOIL = '#DDE3E2'
const FOIL_EDGE = '#B9C3C1'

/** A wide box with a blister of tablets or capsules leaning out in front. */
export function tabletBox(subject: Subject): string {
  const box = { x: 40, y: 100, width: 306, height: 192 }
  return shadow(216, 336, 178) + carton(box, subject) + blister(subject, 216, 300)
}

function blister(subject: Subject, x: number, y: number): string {
  const isCapsule = /胶囊|胶丸/.test(subject.label.dosage_form)
  const cells = Array.from({ length: 10 }, (_, at) => {
    const cx = 22 + (at % 5) * 33
    const cy = 20 + Math.floor(at / 5) * 34
    return isCapsule
      ? capsule(cx, cy, subject.tint.deep)
      : tablet(cx, cy, subject.hash % 3 === 0 ? subject.tint.mid : '#FFFFFF')
  })
  return group(
    { transform: `translate(${x} ${y}) rotate(-4)` },
    rect(0, 0, 176, 74, { rx: 7, fill: FOIL, stroke: FOIL_EDGE, 'stroke-width': 1 }),
    path('M0 37H176', { stroke: FOIL_EDGE, 'stroke-width': 1, 'stroke-dasharray': '3 3' }),
    ...cells,
  )
}

function tablet(cx: number, cy: number, fill: string): string {
  return (
    circle(cx, cy, 12.5, { fill: '#EDF1F0', stroke: FOIL_EDGE, 'stroke-width': 1 }) +
    circle(cx, cy, 9, { fill, stroke: SEAM, 'stroke-width': 1 })
  )
}

function capsule(cx: number, cy: number, fill: string): string {
  const shell = { x: cx - 13, y: cy - 8.5, width: 26, height: 17, rx: 8.5 }
  return (
    element('rect', { ...shell, fill: '#FFFFFF', stroke: FOIL_EDGE, 'stroke-width': 1 }) +
    path(`M${cx} ${cy - 8.5}h4.5a8.5 8.5 0 0 1 0 17h-4.5Z`, { fill })
  )
}

/** A box with the inhaler that belongs to it: a mouthpiece, a body and the canister. */
export function inhalerBox(subject: Subject): string {
  const box = { x: 34, y: 84, width: 226, height: 244 }
  return [
    shadow(212, 358, 182),
    carton(box, subject),
    group(
      { transform: 'translate(282 186)' },
      rect(14, 0, 46, 66, { rx: 8, fill: '#DDE3E2', stroke: FOIL_EDGE, 'stroke-width': 1.2 }),
      path('M4 44H70V138Q70 160 88 160H112V178H44Q4 178 4 138Z', { fill: subject.tint.deep }),
      path('M104 154H120V184H104Z', { fill: subject.tint.mid }),
      path('M16 60V136Q16 166 46 166', {
        stroke: '#FFFFFF',
        'stroke-opacity': 0.3,
        'stroke-width': 4,
        fill: 'none',
      }),
    ),
  ].join('')
}
