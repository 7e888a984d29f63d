import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import PDFDocument from 'pdfkit'

/* What all PDFs share: the page, in points, the font and the colours. */

export type Drawing = InstanceType<typeof PDFDocument>

export const MARGIN = 36
/** Width of the content of an upright page. */
export const CONTENT = 595.28 - 2 * MARGIN
/** Space between the frame of a box and its text. */
export const BOX = 6
export const INK = '#1f2933'
export const LINE = '#8a5a44'
/** The title and the mark of a specimen. */
export const SEAL = '#a3361f'

const FONT = 'text'

const require = createRequire(import.meta.url)

/** Noto Sans in Simplified Chinese; a PDF contains only the glyphs that it shows. */
const FONT_FILE = path.resolve(require.resolve('@embedpdf/fonts-sc'), '../../fonts/NotoSansHans-Regular.otf')

let font: Buffer | undefined

export interface Head {
  readonly title: string
  readonly author: string
  /** The day or time of the document, ISO 8601: the same content makes the same bytes. */
  readonly at: string
  /** Pages that are wider than high. Default: upright ones. */
  readonly landscape?: boolean
}

/** Width of the content of a page: the page without its margins. */
export function widthOf(document: Drawing): number {
  return document.page.width - 2 * MARGIN
}

/** Draws a document and returns its bytes. */
export function drawPdf(
  { title, author, at, landscape = false }: Head,
  draw: (document: Drawing) => void,
): Promise<Buffer> {
  const document: Drawing = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: MARGIN,
    bufferPages: true,
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(at) },
  })
  const content = collect(document)
  font ??= readFileSync(FONT_FILE)
  document.registerFont(FONT, font).font(FONT).fillColor(INK)
  draw(document)
  document.end()
  return content
}

function collect(document: Drawing): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
}

/** Does something on every page, below its bottom margin too. */
export function onEachPage(document: Drawing, draw: (at: number, count: number) => void): void {
  const { count } = document.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(at)
    // Below the bottom margin a text would begin another page.
    document.page.margins.bottom = 0
    draw(at, count)
  }
}

/** Writes the number of each page at its foot. */
export function numberPage(document: Drawing, at: number, count: number): void {
  document
    .fontSize(8)
    .fillColor(INK, 1)
    .text(`第 ${at + 1} 页，共 ${count} 页`, MARGIN, document.page.height - 28, {
      width: widthOf(document),
      align: 'center',
    })
}

/** Writes a word across a page that marks it as a specimen. */
export function markSpecimen(document: Drawing, word: string): void {
  const { width, height } = document.page
  document
    .save()
    .rotate(-24, { origin: [width / 2, height / 2] })
    .fontSize(110)
    .fillColor(SEAL, 0.1)
    .text(word, 0, height / 2 - 80, { width, align: 'center' })
    .restore()
}
