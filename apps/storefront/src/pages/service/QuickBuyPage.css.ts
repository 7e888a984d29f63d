import { globalStyle, style } from '@vanilla-extract/css'
import { media, space, theme } from '@yaoji/ui/theme'

/** In place of the grid. */
export const loading = style({
  padding: space[3],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const sorting = style({ width: '216px', '@media': { [media.narrow]: { width: '100%' } } })

// On a phone high enough for a finger.
globalStyle(`${sorting} select`, { '@media': { [media.narrow]: { minHeight: '44px' } } })
