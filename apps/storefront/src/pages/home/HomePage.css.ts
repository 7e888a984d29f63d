import { style } from '@vanilla-extract/css'
import { media, readOutOnly, space, theme } from '@yaoji/ui/theme'

export const title = style(readOutOnly)

export const page = style({ display: 'grid', gap: space[6] })

/** Category drawers, banner, buyer box; the drawers fold into the nav and the box goes below on smaller screens. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr) 240px',
  alignItems: 'stretch',
  background: theme.color.surface,
  border: `1px solid ${theme.color.seam}`,
  borderBlockStart: 0,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) 240px',
      borderBlockStart: `1px solid ${theme.color.seam}`,
    },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const drawers = style({
  position: 'relative',
  zIndex: 2,
  borderInlineEnd: `1px solid ${theme.color.seam}`,
  '@media': { [media.medium]: { display: 'none' } },
})

export const banner = style({ minWidth: 0 })

export const box = style({
  borderInlineStart: `1px solid ${theme.color.seam}`,
  '@media': { [media.narrow]: { borderInlineStart: 0, borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const block = style({ display: 'grid', gap: space[2] })
