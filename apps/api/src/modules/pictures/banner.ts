import { ART, type Tone } from './banner-art'
import { fitSize, letter, SERIF } from './lettering'
import { drawing, group, rect } from './markup'
import { ACCENT, AMBER, BRASS, BRASS_LIGHT, CINNABAR, type Tint } from './palette'

export type BannerTone = 'accent' | 'brass' | 'cinnabar' | 'ink'
export type BannerVariant = 'cabinet' | 'packs' | 'leaves' | 'supplies'

export interface BannerFacts {
  title: string
  subtitle: string
  tone: BannerTone
  variant: BannerVariant
}

const WIDTH = 960
const HEIGHT = 420

const INK_TINT: Tint = { deep: '#34477A', mid: '#6F7EA8', wash: '#EBEDF5', shade: '#293962' }

const TONES: Readonly<Record<BannerTone, Tone>> = {
  accent: {
    ground: '#0B6E60',
    panel: '#0A6255',
    seam: '#3B8B7F',
    title: '#FFFFFF',
    subtitle: '#D6EBE6',
    tint: ACCENT,
  },
  brass: {
    ground: '#F6EDD8',
    panel: '#F0E4C8',
    seam: '#D9C69A',
    title: '#6B4603',
    subtitle: '#73591F',
    tint: AMBER,
  },
  cinnabar: {
    ground: '#A63A26',
    panel: '#973321',
    seam: '#C97562',
    title: '#FFFFFF',
    subtitle: '#FBE3DC',
    tint: CINNABAR,
  },
  ink: {
    ground: '#22303F',
    panel: '#1C2936',
    seam: '#4A5C6E',
    title: '#FFFFFF',
    subtitle: '#D3DDE6',
    tint: INK_TINT,
  },
}

/** Sizes of a title, largest first. */
const TITLE_SIZES = [64, 56, 48, 42, 36] as const

/** Draws banner art of 960 by 420: words on the left, a still life on the right. A space in the title is a new line. */
export function drawBanner({ title, subtitle, tone, variant }: BannerFacts): string {
  const colours = TONES[tone]
  const phrases = title.split(' ')
  const size = Math.min(
    ...phrases.map(phrase => fitSize(phrase, 420, phrases.length > 1 ? 1 : 2, TITLE_SIZES)),
  )
  const isTwo = phrases.length > 1 || [...title].length * size > 430
  const top = isTwo ? 172 : 206
  return drawing(
    WIDTH,
    HEIGHT,
    `${title} ${subtitle}`,
    [
      rect(0, 0, WIDTH, HEIGHT, { fill: colours.ground }),
      group({ transform: 'translate(500 0)' }, ART[variant](colours, `${title}/${tone}`)),
      rect(64, top - size - 26, 44, 4, { fill: tone === 'brass' ? BRASS : BRASS_LIGHT }),
      ...phrases.map((phrase, line) =>
        letter(phrase, {
          x: 64,
          y: top + line * size * 1.2,
          size,
          fill: colours.title,
          width: 430,
          lines: phrases.length > 1 ? 1 : 2,
          weight: 700,
          family: SERIF,
          leading: 1.2,
          isBalanced: true,
        }),
      ),
      letter(subtitle, {
        x: 64,
        y: top + (isTwo ? size * 1.2 : 0) + 52,
        size: 25,
        fill: colours.subtitle,
        width: 420,
        lines: 2,
        leading: 1.4,
        isBalanced: true,
      }),
    ].join(''),
  )
}

const STRIP_WIDTH = 1440
const STRIP_HEIGHT = 80

/** Draws a strip of 1440 by 80, for an ad along an edge: one line of words in the middle, drawers at both ends. */
export function drawStrip({ title, subtitle, tone }: Omit<BannerFacts, 'variant'>): string {
  const colours = TONES[tone]
  const drawers = [0, 1, 2, 3].flatMap(column => [0, 1].map(row => ({ x: column * 56, y: row * 40 })))
  const cabinet = (left: number) =>
    group(
      { transform: `translate(${left} 0)` },
      ...drawers.map(({ x, y }) => rect(x, y, 56, 40, { fill: colours.panel, stroke: colours.seam })),
      ...drawers.map(({ x, y }) =>
        rect(x + 22, y + 18, 12, 4, { fill: tone === 'brass' ? BRASS : BRASS_LIGHT }),
      ),
    )
  return drawing(
    STRIP_WIDTH,
    STRIP_HEIGHT,
    `${title} ${subtitle}`,
    [
      rect(0, 0, STRIP_WIDTH, STRIP_HEIGHT, { fill: colours.ground }),
      cabinet(0),
      cabinet(STRIP_WIDTH - 224),
      letter(title, {
        x: 420,
        y: 52,
        size: 34,
        fill: colours.title,
        width: 300,
        lines: 1,
        weight: 700,
        family: SERIF,
      }),
      letter(subtitle, { x: 740, y: 50, size: 22, fill: colours.subtitle, width: 460, lines: 1 }),
    ].join(''),
  )
}
