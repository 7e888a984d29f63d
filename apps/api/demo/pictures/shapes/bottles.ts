import { element, path, rect } from '../markup'
import { PAPER, SEAM } from '../palette'
import { printFace } from '../print'
import type { Subject } from '../subject'
import { shadow } from './carton'

const WHITE_PLASTIC = '#FDFEFD'
const PLASTIC_SHADE = '#E6EBE8'
const AMBER_GLASS = '#8A5320'
const AMBER_LIGHT = '#A9713A'
const CLEAR_GLASS = '#E4EEF0'
const GLASS_EDGE = '#B7C7CA'

/** A white plastic bottle with a ribbed cap: tablets, capsules and pills by the bottle. */
export function pillBottle(subject: Subject): string {
  const cap = subject.hash % 2 === 0 ? subject.tint.deep : WHITE_PLASTIC
  return [
    shadow(210, 386, 118),
    path('M118 128Q118 106 140 104H280Q302 106 302 128V362Q302 384 280 384H140Q118 384 118 362Z', {
      fill: WHITE_PLASTIC,
      stroke: SEAM,
      'stroke-width': 1.2,
    }),
    path('M282 104Q302 106 302 128V362Q302 384 280 384H268Q284 380 284 360V124Q284 110 270 104Z', {
      fill: PLASTIC_SHADE,
    }),
    rect(148, 88, 124, 18, { fill: PLASTIC_SHADE }),
    ribbedCap(138, 36, 144, 54, cap),
    printFace({ x: 118, y: 152, width: 184, height: 196 }, subject),
    path('M118 152H302M118 348H302', { stroke: SEAM, 'stroke-width': 1 }),
  ].join('')
}

/** An amber bottle with a shoulder and a paper label: syrups, solutions, lotions, oils. */
export function liquidBottle(subject: Subject): string {
  const isOuter = /洗剂|搽剂|酊剂|油剂|溶液剂|含漱/.test(subject.label.dosage_form)
  const glass = isOuter ? CLEAR_GLASS : AMBER_GLASS
  const light = isOuter ? '#F2F7F8' : AMBER_LIGHT
  return [
    shadow(210, 390, 112),
    path(
      'M178 92V112C178 132 122 138 122 178V366Q122 388 144 388H276Q298 388 298 366V178C298 138 242 132 242 112V92Z',
      { fill: glass, stroke: isOuter ? GLASS_EDGE : 'none', 'stroke-width': 1.2 },
    ),
    path('M134 184C134 158 164 146 178 134V150C160 162 146 168 146 192V366H134Z', { fill: light }),
    ribbedCap(168, 36, 84, 58, isOuter ? subject.tint.deep : WHITE_PLASTIC),
    printFace({ x: 122, y: 188, width: 176, height: 172 }, subject),
    path('M122 188H298M122 360H298', { stroke: SEAM, 'stroke-width': 1 }),
  ].join('')
}

/** A small squeeze bottle with a pointed nozzle: eye, ear and nose drops. */
export function dropBottle(subject: Subject): string {
  return [
    shadow(210, 390, 92),
    path('M196 34H224L232 88H188Z', { fill: subject.tint.deep }),
    rect(176, 84, 68, 34, { rx: 5, fill: subject.tint.deep }),
    path('M182 92V112M192 92V112M202 92V112M212 92V112M222 92V112M232 92V112', {
      stroke: '#FFFFFF',
      'stroke-opacity': 0.35,
      'stroke-width': 2,
    }),
    path(
      'M170 118H250C276 126 284 140 284 164V364Q284 388 260 388H160Q136 388 136 364V164C136 140 144 126 170 118Z',
      { fill: WHITE_PLASTIC, stroke: SEAM, 'stroke-width': 1.2 },
    ),
    path('M266 130Q284 142 284 164V364Q284 388 260 388H250Q268 382 268 362V166Q268 142 256 124Z', {
      fill: PLASTIC_SHADE,
    }),
    printFace({ x: 136, y: 172, width: 148, height: 184 }, subject),
  ].join('')
}

/** A can or pump bottle with a spray head. */
export function sprayBottle(subject: Subject): string {
  return [
    shadow(210, 390, 92),
    path('M184 40H232Q240 40 240 48V66H184Q172 66 172 54Q172 40 184 40Z', { fill: subject.tint.deep }),
    rect(164, 48, 10, 8, { rx: 3, fill: subject.tint.shade }),
    rect(188, 66, 46, 22, { fill: PLASTIC_SHADE }),
    path('M178 88H242Q276 96 276 128V366Q276 388 254 388H166Q144 388 144 366V128Q144 96 178 88Z', {
      fill: WHITE_PLASTIC,
      stroke: SEAM,
      'stroke-width': 1.2,
    }),
    path('M258 96Q276 104 276 128V366Q276 388 254 388H246Q262 382 262 364V126Q262 104 248 90Z', {
      fill: PLASTIC_SHADE,
    }),
    printFace({ x: 144, y: 146, width: 132, height: 212 }, subject),
  ].join('')
}

/** An infusion bottle hanging upside up, with its rubber stopper and scale. */
export function infusionBottle(subject: Subject): string {
  const marks = Array.from(
    { length: 8 },
    (_, at) => `M300 ${164 + at * 26}h${at % 2 === 0 ? -16 : -10}`,
  ).join('')
  return [
    shadow(210, 392, 110),
    element('path', {
      d: 'M196 30a14 14 0 0 1 28 0v12h-28Z',
      fill: 'none',
      stroke: GLASS_EDGE,
      'stroke-width': 5,
    }),
    rect(178, 42, 64, 30, { rx: 5, fill: subject.tint.deep }),
    path(
      'M184 72H236V96C236 112 304 116 304 152V368Q304 390 282 390H138Q116 390 116 368V152C116 116 184 112 184 96Z',
      { fill: '#F1F7F8', stroke: GLASS_EDGE, 'stroke-width': 1.4 },
    ),
    path('M118 156H302V368Q302 388 282 388H138Q118 388 118 368Z', { fill: '#E3F0F2' }),
    printFace({ x: 132, y: 176, width: 146, height: 190 }, subject),
    path(marks, { stroke: '#7F979B', 'stroke-width': 1.4 }),
  ].join('')
}

/** A soft infusion bag with its ports. */
export function infusionBag(subject: Subject): string {
  return [
    shadow(210, 396, 96),
    path('M120 44Q120 30 134 30H286Q300 30 300 44V320Q300 344 276 346H144Q120 344 120 320Z', {
      fill: '#F1F7F8',
      stroke: GLASS_EDGE,
      'stroke-width': 1.4,
    }),
    rect(192, 38, 36, 12, { rx: 6, fill: '#FFFFFF', stroke: GLASS_EDGE, 'stroke-width': 1.2 }),
    path('M126 96H294V320Q294 338 276 340H144Q126 338 126 320Z', { fill: '#E3F0F2' }),
    rect(172, 344, 22, 44, { rx: 4, fill: '#FFFFFF', stroke: GLASS_EDGE, 'stroke-width': 1.2 }),
    rect(226, 344, 22, 36, { rx: 4, fill: subject.tint.deep }),
    printFace({ x: 136, y: 74, width: 148, height: 226 }, subject),
  ].join('')
}

function ribbedCap(x: number, y: number, width: number, height: number, fill: string): string {
  const isWhite = fill === WHITE_PLASTIC
  const count = Math.floor(width / 10)
  const ribs = Array.from(
    { length: count - 1 },
    (_, at) => `M${x + (at + 1) * (width / count)} ${y + 12}V${y + height - 6}`,
  ).join('')
  return (
    rect(x, y, width, height, { rx: 7, fill, stroke: isWhite ? SEAM : undefined, 'stroke-width': 1.2 }) +
    path(ribs, {
      stroke: isWhite ? '#C9D1CD' : PAPER,
      'stroke-opacity': isWhite ? 1 : 0.28,
      'stroke-width': 2,
    })
  )
}
