import { createRequire } from 'node:module'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

const WIDTH = 840
const HEIGHT = 594
const PAPER = '#FBF8EF'
const FRAME = '#0C6B58'
const RULE = '#D8D2BF'
const INK = '#1F2A2E'
const RED = '#C0392B'

const require = createRequire(import.meta.url)
const FONT_FILE = path.resolve(require.resolve('@embedpdf/fonts-sc'), '../../fonts/NotoSansHans-Medium.otf')

/**
 * Draws a JPEG of a document with its name and nothing of a real one, marked as a specimen. Its letters come from a font of
 * the service; it is put together without SVG, which the service does not read.
 */
export async function drawSpecimenDocument(name: string): Promise<Buffer> {
  const parts: OverlayOptions[] = [
    { input: plain(WIDTH - 48, HEIGHT - 48, FRAME), left: 24, top: 24 },
    { input: plain(WIDTH - 60, HEIGHT - 60, PAPER), left: 30, top: 30 },
    ...[240, 290, 340].map(top => ({ input: plain(540, 2, RULE), left: 150, top })),
    await letters(name, { bottom: 170, size: name.length > 12 ? 40 : 56, colour: INK }),
    await letters('样本', { bottom: 450, size: 84, colour: RED }),
    await letters('药集演示环境绘制，不是真实证照', { bottom: 515, size: 24, colour: INK }),
  ]
  return sharp(plain(WIDTH, HEIGHT, PAPER))
    .composite(parts)
    .jpeg({ quality: 82 })
    .toBuffer()
}

function plain(width: number, height: number, background: string) {
  return { create: { width, height, channels: 3 as const, background } }
}

interface Place {
  readonly bottom: number
  readonly size: number
  readonly colour: string
}

/** A line of text in the middle. */
async function letters(text: string, { bottom, size, colour }: Place): Promise<OverlayOptions> {
  const markup = `<span foreground="${colour}">${text}</span>`
  const font = `Noto Sans Hans ${size}`
  const drawn = sharp({ text: { text: markup, font, fontfile: FONT_FILE, rgba: true, dpi: 72 } })
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const left = Math.max(0, Math.round((WIDTH - width) / 2))
  return { input: data, raw: { width, height, channels }, left, top: bottom - height }
}
