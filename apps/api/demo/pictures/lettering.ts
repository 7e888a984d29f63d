import { element, escapeText } from './markup'

const SANS = "'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"
export const SERIF = "'Songti SC','Noto Serif CJK SC','Source Han Serif SC','SimSun',serif"

/** Position and style of lines of text. */
export interface Lettering {
  x: number
  /** Baseline of the first line. */
  y: number
  size: number
  fill: string
  /** Largest width of a line. */
  width: number
  lines?: number
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
  family?: string
  leading?: number
  spacing?: number
  /** Whether the lines have about the same length. */
  isBalanced?: boolean
}

/** Lines of a text, wrapped at its width and cut with … after the last line. */
export function letter(text: string, lettering: Lettering): string {
  const {
    x,
    y,
    size,
    fill,
    width,
    lines = 1,
    weight,
    anchor,
    family = SANS,
    leading = 1.25,
    spacing,
  } = lettering
  const gap = spacing ?? 0
  const em = (width + gap) / size
  const wrapped = lettering.isBalanced ? balanceText(text, em, lines) : wrapText(text, em, lines, gap / size)
  const attributes = {
    'font-family': family,
    'font-size': size,
    'font-weight': weight,
    'letter-spacing': spacing,
    fill,
    'text-anchor': anchor === 'start' ? undefined : anchor,
  }
  return wrapped
    .map((part, at) => element('text', { x, y: y + at * size * leading, ...attributes }, escapeText(part)))
    .join('')
}

/** Number of lines that `letter` draws. */
export function countLines(text: string, lettering: Pick<Lettering, 'size' | 'width' | 'lines'>): number {
  return wrapText(text, lettering.width / lettering.size, lettering.lines ?? 1, 0).length
}

/** The largest size at which a text has enough room; the last one when none is small enough. */
export function fitSize(
  text: string,
  width: number,
  lines: number,
  sizes: readonly [number, ...number[]],
): number {
  const fits = (size: number) => !wrapText(text, width / size, lines, 0).some(part => part.endsWith('…'))
  return sizes.find(fits) ?? sizes.at(-1) ?? sizes[0]
}

/** Wraps like `wrapText`, then makes the lines as narrow as possible with the same number of lines. */
export function balanceText(text: string, width: number, lines: number): string[] {
  let balanced = wrapText(text, width, lines)
  const isCut = balanced.at(-1)?.endsWith('…')
  for (let narrow = width - 0.5; narrow > 1 && !isCut; narrow -= 0.5) {
    const next = wrapText(text, narrow, lines + 1)
    if (next.length > balanced.length) break
    balanced = next
  }
  return balanced
}

/** Widths in em, rounded up, so that the text has enough room on every machine. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\u9fff\uf900-\ufaff\uff01-\uff60\u3000-\u303f…—·]/, 1.02],
  [/[MW@%]/, 0.95],
  [/[A-Z&#]/, 0.74],
  [/[ijl.,:;'|!()[\]/ ft]/, 0.4],
  [/[0-9a-z+×*<>~=-]/, 0.62],
]

/** Width of a text in em. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + characterWidth(character), 0)
}

function characterWidth(character: string): number {
  return WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? 1.02
}

/** Breaks a text into at most `lines` lines of `width` em; Latin words and numbers stay on one line where possible. */
export function wrapText(text: string, width: number, lines: number, spacing = 0): string[] {
  const wide = (part: string) => textWidth(part) + [...part].length * spacing
  const wrapped: string[] = []
  let current = ''
  for (const piece of splitPieces(text, part => wide(part) <= width)) {
    if (wide(current + piece) <= width) {
      current += piece
      continue
    }
    if (current.trim() !== '') wrapped.push(current.trim())
    current = piece.trimStart()
  }
  if (current.trim() !== '') wrapped.push(current.trim())
  if (wrapped.length <= lines) return wrapped
  return [...wrapped.slice(0, lines - 1), cutText(wrapped.slice(lines - 1).join(''), width, wide)]
}

function cutText(text: string, width: number, wide: (part: string) => number): string {
  let kept = [...text]
  while (kept.length > 0 && wide(`${kept.join('')}…`) > width) kept = kept.slice(0, -1)
  return `${kept.join('').trimEnd()}…`
}

/** A Latin word that has room on a line is one piece; all other text breaks between characters. */
function splitPieces(text: string, fits: (part: string) => boolean): string[] {
  const runs = text.match(/[A-Za-z0-9.%+-]+|[^A-Za-z0-9.%+-]/gu) ?? []
  return runs.flatMap(run => (fits(run) ? [run] : [...run]))
}
