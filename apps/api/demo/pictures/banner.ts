import { ART, type BannerVariant, type Tone } from './banner-art'
import { fitSize, letter, SERIF, textWidth } from './lettering'
import { drawing, group, rect } from './markup'
import { ACCENT, AMBER, BRASS, BRASS_LIGHT, CINNABAR, type Tint } from './palette'

export type BannerTone = 'accent' | 'brass' | 'cinnabar' | 'ink'

export interface BannerInput {
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

/** The light tone on a dark page: each colour and what is in its place. */
const DARK_BRASS: readonly (readonly [light: string, dark: string])[] = [
  [TONES.brass.ground, '#241E12'],
  [TONES.brass.panel, '#2C2517'],
  [TONES.brass.seam, '#4A3E24'],
  [TONES.brass.title, '#F0D9A8'],
  [TONES.brass.subtitle, '#C9B27E'],
]

/** What a drawing of a tone begins with, so that it has a dark ground where the browser shows dark pages. */
function darkStyle(tone: BannerTone): string {
  if (tone !== 'brass') return ''
  const rules = DARK_BRASS.flatMap(([light, dark]) => [
    `[fill="${light}"]{fill:${dark}}`,
    `[stroke="${light}"]{stroke:${dark}}`,
  ])
  return `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`
}

/** Brass with enough contrast to the background of a tone. */
const brassOn = (tone: BannerTone) => (tone === 'brass' ? BRASS : BRASS_LIGHT)

/** Left edge of the motif: away from both edges, which a narrow window cuts off; the cabinet reaches the right edge. */
const LEFT: Readonly<Record<BannerVariant, number>> = { cabinet: 500, packs: 446, leaves: 470, supplies: 460 }

/** Sizes of a title, largest first. */
const TITLE_SIZES = [64, 56, 48, 42, 36] as const

/** Draws a banner of 960 by 420: words on the left, the motif on the right. A space in the title is a new line. */
export function drawBanner({ title, subtitle, tone, variant }: BannerInput): string {
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
      darkStyle(tone),
      rect(0, 0, WIDTH, HEIGHT, { fill: colours.ground }),
      group({ transform: `translate(${LEFT[variant]} 0)` }, ART[variant](colours, `${title}/${tone}`)),
      rect(64, top - size - 26, 44, 4, { fill: brassOn(tone) }),
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

const STRIP_TITLE = 34
const STRIP_SUBTITLE = 20
const STRIP_GAP = 28

/**
 * Draws a strip of 1440 by 80, for an ad at an edge: words in the middle, drawers at both ends. The words are as close
 * together as possible, because a phone shows only the middle.
 */
export function drawStrip({ title, subtitle, tone }: Omit<BannerInput, 'variant'>): string {
  const colours = TONES[tone]
  const titleWidth = textWidth(title) * STRIP_TITLE
  const width = titleWidth + STRIP_GAP + textWidth(subtitle) * STRIP_SUBTITLE
  const left = Math.max(260, Math.round((STRIP_WIDTH - width) / 2))
  return drawing(
    STRIP_WIDTH,
    STRIP_HEIGHT,
    `${title} ${subtitle}`,
    [
      darkStyle(tone),
      rect(0, 0, STRIP_WIDTH, STRIP_HEIGHT, { fill: colours.ground }),
      cabinet(tone, { left: 0, columns: 4, rows: 2 }),
      cabinet(tone, { left: STRIP_WIDTH - 4 * DRAWER.width, columns: 4, rows: 2 }),
      letter(title, {
        x: left,
        y: 52,
        size: STRIP_TITLE,
        fill: colours.title,
        width: 400,
        weight: 700,
        family: SERIF,
      }),
      letter(subtitle, {
        x: Math.round(left + titleWidth) + STRIP_GAP,
        y: 49,
        size: STRIP_SUBTITLE,
        fill: colours.subtitle,
        width: 480,
      }),
    ].join(''),
  )
}

const CARD_WIDTH = 420
const CARD_HEIGHT = 200

/** Draws a card of 420 by 200, for an ad in a narrow column: a large line and up to two below it, drawers at the right. */
export function drawCard({ title, subtitle, tone }: Omit<BannerInput, 'variant'>): string {
  const colours = TONES[tone]
  return drawing(
    CARD_WIDTH,
    CARD_HEIGHT,
    `${title} ${subtitle}`,
    [
      darkStyle(tone),
      rect(0, 0, CARD_WIDTH, CARD_HEIGHT, { fill: colours.ground }),
      cabinet(tone, { left: CARD_WIDTH - 2 * DRAWER.width, columns: 2, rows: 5 }),
      letter(title, {
        x: 28,
        y: 78,
        size: 48,
        fill: colours.title,
        width: 260,
        weight: 700,
        family: SERIF,
      }),
      letter(subtitle, {
        x: 28,
        y: 128,
        size: 27,
        fill: colours.subtitle,
        width: 264,
        lines: 2,
        leading: 1.3,
        isBalanced: true,
      }),
    ].join(''),
  )
}

const DRAWER = { width: 56, height: 40 } as const

/** Drawers from top to bottom, each with a brass handle. */
function cabinet(tone: BannerTone, at: { left: number; columns: number; rows: number }): string {
  const { panel, seam } = TONES[tone]
  const places = Array.from({ length: at.columns * at.rows }, (_, place) => ({
    x: (place % at.columns) * DRAWER.width,
    y: Math.floor(place / at.columns) * DRAWER.height,
  }))
  return group(
    { transform: `translate(${at.left} 0)` },
    ...places.map(({ x, y }) => rect(x, y, DRAWER.width, DRAWER.height, { fill: panel, stroke: seam })),
    ...places.map(({ x, y }) => rect(x + 22, y + 18, 12, 4, { fill: brassOn(tone) })),
  )
}
