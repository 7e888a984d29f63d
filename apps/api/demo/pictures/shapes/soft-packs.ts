import { group, path, rect } from '../markup'
import { PAPER, PAPER_SHADE, SEAM } from '../palette'
import { printFace } from '../print'
import type { Subject } from '../subject'
import { carton, shadow } from './carton'

/** A box of granules or powders with two sachets before it. */
export function sachetBox(subject: Subject): string {
  const box = { x: 40, y: 74, width: 216, height: 272 }
  return [
    shadow(212, 370, 178),
    carton(box, subject),
    group({ transform: 'translate(276 222) rotate(4)' }, sachet(subject)),
    group({ transform: 'translate(310 234) rotate(9)' }, sachet(subject)),
  ].join('')
}

/** A sealed bag with a printed middle. */
export function bag(subject: Subject): string {
  const teeth = Array.from(
    { length: 22 },
    (_, at) => `L${98 + (at + 1) * 10} ${at % 2 === 0 ? 38 : 44}`,
  ).join('')
  return [
    shadow(210, 390, 124),
    path(`M98 44${teeth}L322 44C316 150 316 270 326 384H94C104 270 104 150 98 44Z`, {
      fill: PAPER,
      stroke: SEAM,
      'stroke-width': 1.4,
    }),
    path('M100 66H320M96 366H324', { stroke: SEAM, 'stroke-width': 1.4 }),
    path('M300 68C296 150 298 280 306 364H322C314 270 314 150 318 68Z', { fill: PAPER_SHADE }),
    printFace({ x: 108, y: 92, width: 190, height: 252 }, subject),
  ].join('')
}

/** An aluminium tube standing on its cap: creams, ointments, gels, eye ointments. */
export function tube(subject: Subject): string {
  const isEye = /眼/.test(subject.label.dosage_form)
  const cap = subject.hash % 2 === 0 ? '#FFFFFF' : subject.tint.deep
  const half = isEye ? 62 : 84
  const [left, right] = [210 - half, 210 + half]
  return [
    shadow(210, 396, 70),
    path(`M${left - 8} 26H${right + 8}V52H${left - 8}Z`, {
      fill: '#E4E9E6',
      stroke: SEAM,
      'stroke-width': 1.2,
    }),
    path(`M${left - 4} 34H${right + 4}M${left - 4} 43H${right + 4}`, {
      stroke: '#C6CFCA',
      'stroke-width': 1.6,
    }),
    path(`M${left - 8} 52H${right + 8}L${right} 318Q${right} 338 236 344H184Q${left} 338 ${left} 318Z`, {
      fill: PAPER,
      stroke: SEAM,
      'stroke-width': 1.4,
    }),
    path(
      `M${right - 8} 52H${right + 8}L${right} 318Q${right} 338 236 344H226Q${right - 16} 336 ${right - 16} 312Z`,
      { fill: PAPER_SHADE },
    ),
    printFace({ x: left + 2, y: 70, width: half * 2 - 14, height: 244 }, subject),
    rect(174, 344, 72, 50, {
      rx: 6,
      fill: cap,
      stroke: cap === '#FFFFFF' ? SEAM : undefined,
      'stroke-width': 1.2,
    }),
    path('M184 352V386M194 352V386M204 352V386M214 352V386M224 352V386M234 352V386', {
      stroke: cap === '#FFFFFF' ? '#C9D1CD' : '#FFFFFF',
      'stroke-opacity': cap === '#FFFFFF' ? 1 : 0.3,
      'stroke-width': 2,
    }),
  ].join('')
}

/** A flat pouch of plasters with one plaster beside it. */
export function plasterPouch(subject: Subject): string {
  const dots = Array.from(
    { length: 12 },
    (_, at) => `M${24 + (at % 3) * 26} ${24 + Math.floor(at / 3) * 28}h.1`,
  ).join('')
  return [
    shadow(214, 366, 168),
    group(
      { transform: 'translate(286 172) rotate(9)' },
      rect(0, 0, 104, 138, { rx: 16, fill: '#E9CFAE', stroke: '#D2B48C', 'stroke-width': 1.2 }),
      path(dots, { stroke: '#C9A878', 'stroke-width': 6, 'stroke-linecap': 'round' }),
    ),
    rect(44, 76, 252, 270, { rx: 10, fill: PAPER, stroke: SEAM, 'stroke-width': 1.4 }),
    path('M46 96H294M46 326H294', { stroke: SEAM, 'stroke-width': 1.4 }),
    printFace({ x: 52, y: 104, width: 236, height: 214 }, subject),
  ].join('')
}

/** A box with three small bottles of oral liquid before it. */
export function oralLiquidBox(subject: Subject): string {
  const box = { x: 30, y: 86, width: 228, height: 244 }
  const vials = [270, 316, 362].map(x => group({ transform: `translate(${x} 220)` }, oralVial(subject)))
  return shadow(216, 352, 184) + carton(box, subject) + vials.join('')
}

/** A stack of suppositories in their shells before a box. */
export function suppositoryBox(subject: Subject): string {
  const box = { x: 46, y: 96, width: 300, height: 196 }
  const shells = [0, 1, 2, 3, 4].map(at =>
    path(
      `M${at * 34 + 17} 2C${at * 34 + 30} 10 ${at * 34 + 31} 30 ${at * 34 + 31} 62H${at * 34 + 3}C${at * 34 + 3} 30 ${at * 34 + 4} 10 ${at * 34 + 17} 2Z`,
      { fill: '#FFFFFF', stroke: SEAM, 'stroke-width': 1.4 },
    ),
  )
  return [
    shadow(214, 366, 172),
    carton(box, subject),
    group(
      { transform: 'translate(196 296)' },
      rect(-6, 10, 184, 62, { rx: 6, fill: subject.tint.wash, stroke: SEAM, 'stroke-width': 1.2 }),
      ...shells,
    ),
  ].join('')
}

function sachet({ tint }: Subject): string {
  return [
    rect(0, 0, 78, 122, { fill: PAPER, stroke: SEAM, 'stroke-width': 1.4 }),
    rect(0, 0, 78, 26, { fill: tint.deep }),
    path('M0 8H78M0 114H78', { stroke: '#FFFFFF', 'stroke-opacity': 0.4, 'stroke-width': 2 }),
    path('M12 46H66M12 60H50M12 74H58', { stroke: '#BAC4BF', 'stroke-width': 5 }),
    rect(12, 92, 28, 8, { fill: tint.mid }),
  ].join('')
}

function oralVial({ tint }: Subject): string {
  return [
    rect(6, 0, 24, 20, { rx: 3, fill: tint.deep }),
    path('M8 20H28V28C28 34 38 36 38 48V124Q38 134 28 134H8Q-2 134 -2 124V48C-2 36 8 34 8 28Z', {
      fill: '#8A5320',
    }),
    rect(-2, 58, 40, 50, { fill: PAPER }),
    rect(-2, 58, 40, 9, { fill: tint.mid }),
    path('M4 78H32M4 88H26M4 98H29', { stroke: '#BAC4BF', 'stroke-width': 3 }),
  ].join('')
}
