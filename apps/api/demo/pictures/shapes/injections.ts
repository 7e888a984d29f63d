import { group, path, rect } from '../markup'
import { printFace } from '../print'
import type { Subject } from '../subject'
import { carton, shadow } from './carton'

const GLASS = '#EAF3F4'
const GLASS_EDGE = '#A9BDC0'
const AMBER = '#C58A3E'
const METAL = '#BFC8C8'

/** A box with ampoules or vials standing beside it. */
export function injectionBox(subject: Subject, count = 2): string {
  const box = { x: 30, y: 96, width: 240, height: 226 }
  const standing = isVial(subject) ? vial : ampoule
  return [
    shadow(212, 358, 186),
    carton(box, subject),
    ...[312, 356]
      .slice(0, count)
      .map((x, at) => group({ transform: `translate(${x} ${198 + at * 8})` }, standing(subject))),
  ].join('')
}

/** One vial, large, with its label; an ampoule is too thin for letters and keeps its box. */
export function singleInjection(subject: Subject): string {
  return isVial(subject) ? singleVial(subject) : injectionBox(subject, 1)
}

/** Powders, emulsions and biologics come in stoppered vials, solutions in ampoules. */
function isVial({ label }: Subject): boolean {
  return /^注射用|冻干|粉针|单抗|胰岛素|疫|免疫球蛋白|白蛋白|因子|乳/.test(label.common_name)
}

function singleVial(subject: Subject): string {
  return [
    shadow(210, 392, 96),
    rect(172, 34, 76, 22, { rx: 6, fill: subject.tint.deep }),
    rect(166, 54, 88, 38, { rx: 5, fill: METAL }),
    path(
      'M178 92H242V104C242 120 286 126 286 156V370Q286 392 264 392H156Q134 392 134 370V156C134 126 178 120 178 104Z',
      { fill: GLASS, stroke: GLASS_EDGE, 'stroke-width': 1.6 },
    ),
    path('M140 330Q176 318 212 328T280 322V370Q280 388 264 388H156Q140 388 140 370Z', { fill: '#FFFFFF' }),
    printFace({ x: 134, y: 168, width: 152, height: 158 }, subject),
  ].join('')
}

function ampoule({ hash, tint }: Subject): string {
  return [
    path('M12 4Q15 -1 18 4L20 40C21 50 32 54 32 68V146Q32 156 22 156H8Q-2 156 -2 146V68C-2 54 9 50 10 40Z', {
      fill: hash % 4 === 0 ? AMBER : GLASS,
      stroke: GLASS_EDGE,
      'stroke-width': 1.4,
    }),
    rect(-2, 84, 34, 50, { fill: '#FFFFFF' }),
    rect(-2, 84, 34, 9, { fill: tint.deep }),
    path('M4 104H26M4 113H20M4 122H23', { stroke: '#A9B4B0', 'stroke-width': 3 }),
    path('M10 42H20', { stroke: tint.deep, 'stroke-width': 3 }),
  ].join('')
}

function vial({ tint }: Subject): string {
  return [
    rect(0, 34, 28, 10, { rx: 3, fill: tint.deep }),
    rect(-2, 43, 32, 16, { rx: 2, fill: METAL }),
    path('M2 59H26V64C26 70 34 72 34 84V146Q34 156 24 156H4Q-6 156 -6 146V84C-6 72 2 70 2 64Z', {
      fill: GLASS,
      stroke: GLASS_EDGE,
      'stroke-width': 1.4,
    }),
    rect(-6, 92, 40, 42, { fill: '#FFFFFF' }),
    rect(-6, 92, 40, 8, { fill: tint.deep }),
    path('M0 110H26M0 119H20', { stroke: '#A9B4B0', 'stroke-width': 3 }),
  ].join('')
}
