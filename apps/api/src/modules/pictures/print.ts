import { fitSize, letter } from './lettering'
import { circle, group, path, rect } from './markup'
import { BRASS, INK, INK_MUTED, PAPER, type Tint } from './palette'
import type { Subject } from './facts'

/** A flat, printed face of a package. */
export interface Face {
  x: number
  y: number
  width: number
  height: number
}

/** How a face is printed: paper, fields of colour, and where the letters may stand. */
export interface Print {
  fields: string
  ink: string
  muted: string
  text: Face
}

type Layout = (face: Face, tint: Tint) => Print

/** Layouts that a shelf of real boxes shows: a band above, a bar beside, a foot, a full field, a corner. */
const LAYOUTS: readonly [Layout, ...Layout[]] = [
  ({ x, y, width, height }, tint) => ({
    fields:
      rect(x, y, width, height, { fill: PAPER }) +
      rect(x, y, width, height * 0.17, { fill: tint.deep }) +
      rect(x, y + height * 0.17, width, height * 0.03, { fill: tint.mid }),
    ink: tint.deep,
    muted: INK_MUTED,
    text: inset({ x, y: y + height * 0.2, width, height: height * 0.8 }, width * 0.07),
  }),
  ({ x, y, width, height }, tint) => ({
    fields:
      rect(x, y, width, height, { fill: PAPER }) +
      rect(x, y, width * 0.1, height, { fill: tint.deep }) +
      rect(x + width * 0.1, y, width * 0.02, height, { fill: tint.mid }),
    ink: INK,
    muted: INK_MUTED,
    text: inset({ x: x + width * 0.12, y, width: width * 0.88, height }, width * 0.07),
  }),
  ({ x, y, width, height }, tint) => ({
    fields:
      rect(x, y, width, height, { fill: PAPER }) +
      path(
        `M${x} ${y + height * 0.8}C${x + width * 0.35} ${y + height * 0.68} ${x + width * 0.6} ${y + height * 0.94} ${x + width} ${y + height * 0.76}V${y + height}H${x}Z`,
        { fill: tint.wash },
      ) +
      path(
        `M${x} ${y + height * 0.9}C${x + width * 0.35} ${y + height * 0.78} ${x + width * 0.6} ${y + height * 1.02} ${x + width} ${y + height * 0.86}V${y + height}H${x}Z`,
        { fill: tint.deep },
      ),
    ink: tint.deep,
    muted: INK_MUTED,
    text: inset({ x, y, width, height: height * 0.86 }, width * 0.07),
  }),
  ({ x, y, width, height }, tint) => ({
    fields:
      rect(x, y, width, height, { fill: tint.deep }) +
      rect(x + 7, y + 7, width - 14, height - 14, { fill: 'none', stroke: '#FFFFFF', 'stroke-opacity': 0.38, 'stroke-width': 1.5 }),
    ink: '#FFFFFF',
    muted: '#FFFFFFD9',
    text: inset({ x, y, width, height }, width * 0.09),
  }),
  ({ x, y, width, height }, tint) => ({
    fields:
      rect(x, y, width, height, { fill: PAPER }) +
      path(`M${x + width} ${y + height * 0.28}V${y + height}H${x + width * 0.34}Z`, { fill: tint.wash }) +
      path(`M${x + width} ${y + height * 0.62}V${y + height}H${x + width * 0.66}Z`, { fill: tint.mid }) +
      rect(x, y, width, height * 0.045, { fill: tint.deep }),
    ink: tint.deep,
    muted: INK_MUTED,
    text: inset({ x, y: y + height * 0.05, width, height: height * 0.95 }, width * 0.07),
  }),
]

/** Prints a face for a goods, letters and all, clipped to the face. */
export function printFace(face: Face, subject: Subject): string {
  const layout = LAYOUTS[subject.hash % LAYOUTS.length] ?? LAYOUTS[0]
  const print = layout(face, subject.tint)
  const letters = subject.size === 's' ? fewLetters(print, subject) : allLetters(print, subject)
  const clip = `${subject.id}f`
  return (
    group({}, `<clipPath id="${clip}">${rect(face.x, face.y, face.width, face.height, {})}</clipPath>`) +
    group({ 'clip-path': `url(#${clip})` }, print.fields, letters, marks(print, subject))
  )
}

/** At 80 px a picture holds one short word, as large as it can be. */
function fewLetters({ text, ink }: Print, subject: Subject): string {
  const size = fitSize(subject.short, text.width, 2, [78, 68, 60, 54, 48])
  const isTwo = size * [...subject.short].length * 1.02 > text.width
  const y = text.y + text.height / 2 + size * (isTwo ? -0.22 : 0.36)
  return letter(subject.short, {
    x: text.x + text.width / 2,
    y,
    size,
    fill: ink,
    width: text.width,
    lines: 2,
    weight: 700,
    anchor: 'middle',
    leading: 1.12,
  })
}

function allLetters({ text, ink, muted }: Print, subject: Subject): string {
  const { facts, headline, subline } = subject
  const isTall = text.height > text.width
  const lines = isTall ? 3 : 2
  const sizes = [40, 36, 32, 28, 25, 22] as const
  const size = fitSize(headline, text.width, lines, sizes)
  const height = Math.ceil(widthOf(headline, size, text.width, lines)) * size * 1.2
  const top = text.y + (isTall ? text.height * 0.1 : 0) + size
  const small = fitSize(facts.ypgg, text.width, 2, [17, 15, 13])
  const foot = text.y + text.height
  return [
    letter(headline, { ...left(text), y: top, size, fill: ink, lines, weight: 700, leading: 1.2 }),
    subline === '' ? '' : letter(subline, { ...left(text), y: top + height - size * 0.32, size: 19, fill: ink, lines: isTall ? 2 : 1 }),
    letter(facts.ypgg, { ...left(text), y: foot - 30, size: small, fill: muted, width: text.width * 0.92 }),
    letter(facts.sccj, { ...left(text), y: foot - 6, size: 15, fill: muted }),
  ].join('')
}

function left(text: Face) {
  return { x: text.x, width: text.width }
}

function widthOf(text: string, size: number, width: number, lines: number): number {
  const needed = ([...text].length * size * 1.02) / width
  return Math.min(lines, Math.max(1, needed))
}

/** The marks the law wants on a pack: OTC in red or green, 外 for what is not swallowed. */
function marks({ text, ink }: Print, { facts, size }: Subject): string {
  if (size === 's') return ''
  const colour = OTC_COLOURS[facts.rx_type]
  const right = text.x + text.width
  const y = text.y + text.height - 48
  if (colour === undefined) return ''
  const otc =
    rect(right - 42, y - 20, 42, 22, { rx: 11, fill: colour, stroke: ink === '#FFFFFF' ? '#FFFFFF' : undefined, 'stroke-width': 1.2 }) +
    letter('OTC', { x: right - 21, y: y - 4, size: 13, fill: '#FFFFFF', width: 40, weight: 700, anchor: 'middle' })
  if (!OUTER_FORMS.test(facts.dosage_form)) return otc
  return otc + circle(right - 60, y - 9, 11, { fill: '#B0281F' }) + letter('外', { x: right - 60, y: y - 4, size: 14, fill: '#FFFFFF', width: 20, weight: 700, anchor: 'middle' })
}

const OTC_COLOURS: Readonly<Record<string, string>> = { otc_a: '#B0281F', otc_b: '#1E7D45' }
const OUTER_FORMS = /乳膏|软膏|凝胶|洗剂|搽剂|酊剂|贴|栓|涂膜|油剂|滴眼|滴耳|眼膏|鼻/

export function inset({ x, y, width, height }: Face, by: number): Face {
  return { x: x + by, y: y + by, width: width - by * 2, height: height - by * 2 }
}

/** A brass rule, the one ornament all packs of the house share. */
export function brassRule(x: number, y: number, width: number): string {
  return rect(x, y, width, 2, { fill: BRASS })
}
