import { style } from '@vanilla-extract/css'
import { media, readOutOnly, space, theme } from '@yaoji/ui/theme'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const item = style({ display: 'grid', minWidth: 0 })

/** As high as a card. */
export const blank = style({
  minHeight: '290px',
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  '@media': { [media.narrow]: { minHeight: '176px' } },
})

export const loading = style(readOutOnly)
