import { emblem } from './emblem'
import { countLines, fitSize, letter, textWidth } from './lettering'
import { circle, group, path, rect } from './markup'
import { INK, INK_MUTED, PAPER, type Tint } from './palette'
import type { PackageLabel, Subject } from './subject'

/** A flat, printed face of a package. */
export interface Face {
  x: number
  y: number
  width: number
  height: number
}

/** The print of a face: paper, fields of colour, and the area for letters. */
export interface Print {
  fields: string
  ink: string
  muted: string
  text: Face
}

type Layout = (face: Face, tint: Tint) => Print

/** Layouts of real boxes: a band at the top, a bar at the side, a foot, a full field, a corner. */
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
      rect(x + 7, y + 7, width - 14, height - 14, {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-opacity': 0.38,
        'stroke-width': 1.5,
      }),
    ink: '#FFFFFF',
    muted: '#FFFFFFD9',
    text: inset({ x, y, width, height }, width * 0.09),
  }),
  ({ x, y, width, height }, tint) => ({
    fields:
      rect(x, y, width, height, { fill: PAPER }) +
      path(`M${x + width} ${y + height * 0.3}V${y + height}H${x + width * 0.46}Z`, { fill: tint.wash }) +
      path(`M${x + width} ${y + height * 0.74}V${y + height}H${x + width * 0.82}Z`, { fill: tint.mid }) +
      rect(x, y, width, height * 0.045, { fill: tint.deep }),
    ink: tint.deep,
    muted: INK_MUTED,
    text: inset({ x, y: y + height * 0.05, width, height: height * 0.95 }, width * 0.07),
  }),
]

/** Prints a face for a product with its letters, clipped to the face. */
export function printFace(face: Face, subject: Subject): string {
  const layout = LAYOUTS[subject.hash % LAYOUTS.length] ?? LAYOUTS[0]
  const print = layout(face, subject.tint)
  const letters = subject.size === 's' ? fewLetters(print, subject) : allLetters(print, subject)
  const clip = `${subject.id}f`
  return (
    group({}, `<clipPath id="${clip}">${rect(face.x, face.y, face.width, face.height, {})}</clipPath>`) +
    group({ 'clip-path': `url(#${clip})` }, print.fields, letters)
  )
}

const SHORT_SIZES = [80, 72, 64, 58, 52, 46, 40] as const

/** A picture of 80 px has one short word, as large as possible. */
function fewLetters({ text, ink }: Print, { short }: Subject): string {
  const block = fitLines(short, text.width, text.height, { sizes: SHORT_SIZES, most: 2 })
  const y = text.y + text.height / 2 + block.size * (0.36 - ((block.lines - 1) * LEADING) / 2)
  const place = { x: text.x + text.width / 2, y, width: text.width, anchor: 'middle' } as const
  return letter(short, { ...place, ...block, fill: ink, weight: 700, leading: LEADING, isBalanced: true })
}

const MAKER_SIZE = 15
const GAP = 8

/** Headline and generic name from the top, specification and maker from the bottom, without overlap. */
function allLetters(print: Print, subject: Subject): string {
  const { text, ink, muted } = print
  const { label, headline, subline } = subject
  const foot = footOf(print, subject)
  const left = { x: text.x, width: text.width }
  const sub = subline === '' ? 0 : SUBLINE_SIZE * 1.3
  const block = fitLines(headline, text.width, foot.top - text.y - GAP - sub, {
    sizes: HEADLINE_SIZES,
    most: 3,
  })
  const end = text.y + block.size * (0.92 + (block.lines - 1) * LEADING)
  const room = Math.floor((foot.top - GAP - end) / (SUBLINE_SIZE * 1.25))
  const lines = Math.max(1, Math.min(2, room))
  const subEnd =
    subline === ''
      ? end
      : end + SUBLINE_SIZE * 1.25 * countLines(subline, { size: SUBLINE_SIZE, width: text.width, lines })
  return [
    middle(print, subject, subEnd, foot.top),
    letter(headline, {
      ...left,
      y: text.y + block.size * 0.92,
      ...block,
      fill: ink,
      weight: 700,
      leading: LEADING,
      isBalanced: true,
    }),
    subline === ''
      ? ''
      : letter(subline, {
          ...left,
          y: end + SUBLINE_SIZE * 1.45,
          size: SUBLINE_SIZE,
          fill: ink,
          lines,
          isBalanced: true,
        }),
    letter(label.ypgg, {
      ...left,
      y: foot.base - MAKER_SIZE - GAP,
      size: foot.size,
      fill: muted,
      width: foot.width,
    }),
    letter(label.sccj, {
      ...left,
      y: foot.base - 2,
      size: fitSize(label.sccj, text.width, 1, [MAKER_SIZE, 13.5, 12]),
      fill: muted,
    }),
    foot.marks,
  ].join('')
}

/** Specification, maker and marks: the marks are beside the specification, or above it where that is long. */
function footOf({ text, ink }: Print, { label }: Subject) {
  const base = text.y + text.height
  const beside = text.width - markWidth(label)
  const isBeside = textWidth(label.ypgg) * 13 <= beside
  const width = isBeside ? beside : text.width
  const size = fitSize(label.ypgg, width, 1, [17, 15, 13, 12])
  const line = base - MAKER_SIZE - GAP
  const marked = markWidth(label) > 0 && !isBeside ? MARK_HEIGHT : 0
  const marks = isBeside
    ? lawMarks(label, ink, text.x + text.width, line + 3)
    : lawMarks(label, ink, text.x + markWidth(label) - 8, line - size - 4)
  return { base, width, size, marks, top: line - size - marked }
}

const MARK_HEIGHT = 28

/** An emblem in the empty part of a tall pack. */
function middle({ text, ink }: Print, { label, tint }: Subject, from: number, to: number): string {
  const space = to - from - GAP * 2
  if (space < 70) return ''
  const r = Math.min(space * 0.42, text.width * 0.24)
  const colour = ink === '#FFFFFF' ? '#FFFFFF24' : tint.wash
  return emblem(label, text.x + text.width - r, from + GAP + space / 2, r, colour)
}

const SUBLINE_SIZE = 18
const LEADING = 1.16
const HEADLINE_SIZES = [42, 38, 34, 31, 28, 25, 22, 19] as const

/** One more line counts like a third of the size: a name in two lines is harder to read than a smaller one. */
const ONE_LINE_WORTH = 1.45

interface Choice {
  sizes: readonly number[]
  /** Largest number of lines. */
  most: number
}

/** The best size and lines of a text for a space; the smallest size with a cut text when there is too little room. */
function fitLines(
  text: string,
  width: number,
  height: number,
  { sizes, most }: Choice,
): { size: number; lines: number } {
  const room = (size: number) => Math.min(most, Math.max(1, Math.floor((height / size - 0.92) / LEADING + 1)))
  const fitting = sizes.flatMap(size => {
    const lines = countLines(text, { size, width, lines: most + 1 })
    return lines <= room(size) ? [{ size, lines, worth: size * (lines === 1 ? ONE_LINE_WORTH : 1) }] : []
  })
  const [best] = fitting.sort((a, b) => b.worth - a.worth)
  const smallest = sizes.at(-1) ?? MAKER_SIZE
  return best ?? { size: smallest, lines: room(smallest) }
}

/** The marks that a pack needs by law: OTC in red or green, 外 for external use. Their right edge is `right`. */
function lawMarks(label: PackageLabel, ink: string, right: number, y: number): string {
  const colour = OTC_COLOURS[label.rx_type]
  if (colour === undefined) return ''
  const edge = ink === '#FFFFFF' ? { stroke: '#FFFFFF', 'stroke-width': 1.2 } : {}
  const letters = { fill: '#FFFFFF', weight: 700, anchor: 'middle' } as const
  const otc =
    rect(right - 42, y - 20, 42, 22, { rx: 11, fill: colour, ...edge }) +
    letter('OTC', { ...letters, x: right - 21, y: y - 4, size: 13, width: 40 })
  if (!OUTER_FORMS.test(label.dosage_form)) return otc
  return (
    otc +
    circle(right - 60, y - 9, 11, { fill: '#B0281F', ...edge }) +
    letter('外', { ...letters, x: right - 60, y: y - 4, size: 14, width: 20 })
  )
}

function markWidth({ rx_type: type, dosage_form: form }: PackageLabel): number {
  if (OTC_COLOURS[type] === undefined) return 0
  return OUTER_FORMS.test(form) ? 78 : 50
}

const OTC_COLOURS: Readonly<Record<string, string>> = { otc_a: '#B0281F', otc_b: '#1E7D45' }
const OUTER_FORMS = /乳膏|软膏|凝胶|洗剂|搽剂|酊剂|贴|栓|涂膜|油剂|滴眼|滴耳|眼膏|鼻/

function inset({ x, y, width, height }: Face, by: number): Face {
  return { x: x + by, y: y + by, width: width - by * 2, height: height - by * 2 }
}
