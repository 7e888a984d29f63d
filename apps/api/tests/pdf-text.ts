import { inflateSync } from 'node:zlib'

/** A text where it stands on its page; points from the left and from the top of the page. */
interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** A rectangle of a page, such as the frame of a cell. */
interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface PdfPage {
  /** In the order of their drawing. */
  readonly texts: readonly PlacedText[]
  readonly frames: readonly Frame[]
}

/** Height of A4. */
const PAGE_HEIGHT = 841.89

/** The pages of an upright A4 PDF that has one font. */
export function pagesOf(pdf: Uint8Array): PdfPage[] {
  const streams = streamsOf(pdf)
  const glyphs = glyphsOf(streams)
  return streams
    .filter(stream => stream.includes(' Tf'))
    .map(page => ({
      texts: [...page.matchAll(/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n[\s\S]*?\[([^\]]*)\] TJ/g)].map(
        ([, x, y, shown = '']) => ({ text: wordOf(shown, glyphs), x: Number(x), y: PAGE_HEIGHT - Number(y) }),
      ),
      frames: [...page.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, ...numbers]) => {
        const [left = 0, top = 0, width = 0, height = 0] = numbers.map(Number)
        return { left, top, width, height }
      }),
    }))
}

/** The text in a frame, its lines in the order of their drawing. */
export function textIn({ texts }: PdfPage, { left, top, width, height }: Frame): string {
  const within = texts.filter(({ x, y }) => x >= left && x <= left + width && y >= top && y <= top + height)
  return within.map(({ text }) => text).join('')
}

/** The compressed contents of a PDF. */
function streamsOf(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1')
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, stream = '']) => inflated(stream))
}

/** The character of each glyph, by its number in hexadecimal: the font says which character each glyph is. */
function glyphsOf(streams: readonly string[]): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>()
  for (const stream of streams.filter(each => each.includes('beginbfrange'))) {
    for (const [, first = '', codes = ''] of stream.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
      for (const [at, [, code = '']] of [...codes.matchAll(/<([0-9a-f]+)>/g)].entries())
        glyphs.set(
          (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'),
          Buffer.from(code, 'hex').swap16().toString('utf16le'),
        )
  }
  return glyphs
}

/** The word of glyphs as a page shows them: `<00010002> 37 <0003>`, with the space between them. */
function wordOf(shown: string, glyphs: ReadonlyMap<string, string>): string {
  const numbers = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
  return numbers.map(number => glyphs.get(number) ?? '?').join('')
}

/** Empty for what is not compressed text. */
function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
