import { globalStyle, style } from '@vanilla-extract/css'
import { media, space, theme } from '@yaoji/ui/theme'

/** In place of the grid. */
export const loading = style({
  padding: space[3],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const title = style({ marginInlineEnd: space[1], fontSize: '16px' })

/** Beside a page of 1024 px the ways to fill the grid are one row. */
const CLOSE = 'screen and (min-width: 640px) and (max-width: 1199px)'

export const sorting = style({
  width: '184px',
  '@media': { [CLOSE]: { width: '168px' }, [media.narrow]: { width: '100%' } },
})

export const way = style({ '@media': { [CLOSE]: { paddingInline: space[2] } } })

// On a phone high enough for a finger.
globalStyle(`${sorting} select`, { '@media': { [media.narrow]: { minHeight: '44px' } } })
