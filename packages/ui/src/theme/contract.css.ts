import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * The theme's names: what a colour is for, never which one it is. Each becomes a CSS variable such as
 * `--yaoji-color-accent`; a theme that leaves one out does not compile.
 */
export const theme = createGlobalThemeContract(
  {
    color: {
      canvas: null,
      surface: null,
      sunken: null,
      seam: null,
      seamStrong: null,
      ink: null,
      inkMuted: null,
      inkFaint: null,
      accent: null,
      accentHover: null,
      accentWash: null,
      onAccent: null,
      price: null,
      priceWash: null,
      onPrice: null,
      brass: null,
      brassWash: null,
      success: null,
      focus: null,
      backdrop: null,
      /** The canvas as it looks under the backdrop: the gutter of the scrollbar, which nothing can cover. */
      backdropGround: null,
    },
    /** Tags of CN-03: the letter's colour; `Wash` is the ground under it. */
    tag: {
      select: null,
      selectWash: null,
      spike: null,
      spikeWash: null,
      reduction: null,
      reductionWash: null,
      exchange: null,
      exchangeWash: null,
      gift: null,
      giftWash: null,
      special: null,
      specialWash: null,
      fresh: null,
      freshWash: null,
    },
    shadow: { float: null },
  },
  (_value, path) => `yaoji-${path.map(toKebab).join('-')}`,
)

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
