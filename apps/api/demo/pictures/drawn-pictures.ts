import type { PicturePort } from '../../src/ports/pictures'
import { type BannerTone, drawBanner, drawCard, drawStrip } from './banner'
import type { BannerVariant } from './banner-art'
import { drawBrand } from './brand'
import { drawCategory } from './category'
import { drawPackage } from './package'
import { hashName } from './palette'

/** Draws every picture of the catalogue from its row. */
export const drawnPictures: PicturePort = {
  product: (row, size) => drawPackage(row, { size }),
  brand: drawBrand,
  category: drawCategory,
  banner({ name, slot, title, subtitle }) {
    const draw = DRAW_BY_SLOT[slot] ?? drawBanner
    return draw({ title, subtitle, ...styleOf(name) })
  },
}

const TONES: readonly BannerTone[] = ['accent', 'brass', 'cinnabar', 'ink']
const VARIANTS: readonly BannerVariant[] = ['cabinet', 'packs', 'leaves', 'supplies']

/** Slots whose shape is not that of a banner. */
const DRAW_BY_SLOT: Readonly<Record<string, typeof drawBanner>> = { top: drawCard, bottom: drawStrip }

/** A banner's look by its name, like `spring-cinnabar-packs`; for other names a hash decides. */
function styleOf(name: string): { tone: BannerTone; variant: BannerVariant } {
  const hash = hashName(name)
  const tone = TONES.find(each => name.includes(each)) ?? TONES[hash % TONES.length]
  const variant = VARIANTS.find(each => name.includes(each)) ?? VARIANTS[(hash >>> 4) % VARIANTS.length]
  return { tone: tone ?? 'accent', variant: variant ?? 'cabinet' }
}
