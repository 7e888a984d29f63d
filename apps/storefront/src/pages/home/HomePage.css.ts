import { style } from '@vanilla-extract/css'
import { media, readOutOnly, space, theme } from '@yaoji/ui/theme'

export const title = style(readOutOnly)

const boxBelow = 'screen and (max-width: 1199px)'

export const page = style({ display: 'grid', gap: space[6] })

/**
 * Category menu, banner, buyer box. The banner's 16:7 makes the height, so the box lies below where the banner would
 * be lower than the box; the category menu moves into the nav on small screens.
 */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr) 240px',
  alignItems: 'stretch',
  background: theme.color.surface,
  border: `1px solid ${theme.color.seam}`,
  borderBlockStart: 0,
  '@media': {
    [boxBelow]: { gridTemplateColumns: '208px minmax(0, 1fr)' },
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      borderBlockStart: `1px solid ${theme.color.seam}`,
    },
  },
})

export const categories = style({
  position: 'relative',
  zIndex: 2,
  borderInlineEnd: `1px solid ${theme.color.seam}`,
  '@media': { [media.medium]: { display: 'none' } },
})

/**
 * At least as high as the banner, on a small screen just so, whatever is in it. It is as wide as its column: a grid item with
 * an aspect ratio is otherwise as wide as its height makes it.
 */
export const banner = style({
  display: 'flex',
  flexDirection: 'column',
  placeSelf: 'stretch',
  width: '100%',
  minWidth: 0,
  aspectRatio: '16 / 7',
})

/** As high as what is beside it; a strip keeps its height. */
export const slides = style({
  selectors: {
    '&[data-variant="banner"]': {
      flex: '1 0 auto',
      '@media': { [media.medium]: { flex: '1 1 0', minHeight: 0 } },
    },
  },
})

/** The box brings its own border. */
export const box = style({
  containerType: 'inline-size',
  '@media': {
    [boxBelow]: { gridColumn: '1 / -1' },
    // While the page arrives, as high as the box with an ad, which is text there.
    [media.narrow]: { selectors: { '[data-arriving] &': { minHeight: '275px' } } },
  },
})

export const block = style({ display: 'grid', gap: space[2] })
