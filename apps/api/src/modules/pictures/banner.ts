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

/** Draws banner art of 960 by 420: words on the left, a still life on the right. */
export function drawBanner({ title, subtitle, tone, variant }: BannerFacts): string {
  const colours = TONES[tone]
  const size = fitSize(title, 420, 2, [64, 56, 48, 42, 36])
  const isTwo = [...title].length * size > 430
  const top = isTwo ? 172 : 206
  return drawing(
    WIDTH,
    HEIGHT,
    `${title} ${subtitle}`,
    [
      rect(0, 0, WIDTH, HEIGHT, { fill: colours.ground }),
      group({ transform: 'translate(500 0)' }, ART[variant](colours, `${title}/${tone}`)),
      rect(64, top - size - 26, 44, 4, { fill: tone === 'brass' ? BRASS : BRASS_LIGHT }),
      letter(title, {
        x: 64,
        y: top,
        size,
        fill: colours.title,
        width: 430,
        lines: 2,
        weight: 700,
        family: SERIF,
        leading: 1.2,
        isBalanced: true,
      }),
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
