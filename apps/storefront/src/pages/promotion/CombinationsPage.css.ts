import { style } from '@vanilla-extract/css'
import { media, readOutOnly, space, theme } from '@yaoji/ui/theme'

export const aside = style({ margin: 0, color: theme.color.inkMuted })

export const checkbox = style({
  alignSelf: 'center',
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const results = style({ padding: space[3], borderBlockStart: `1px solid ${theme.color.seam}` })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(360px, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const item = style({ display: 'grid', minWidth: 0 })

/** As high as a combination of three products. */
export const blank = style({ minHeight: '390px', border: `1px solid ${theme.color.seam}` })

export const loading = style(readOutOnly)
