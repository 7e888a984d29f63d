import { globalStyle, style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const page = style({ display: 'grid', gap: space[3], minWidth: 0 })

/** In place of the grid. */
export const loading = style({
  padding: space[3],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const sorting = style({ width: '216px', '@media': { [media.narrow]: { width: '100%' } } })

// On a phone high enough for a finger.
globalStyle(`${sorting} select`, { '@media': { [media.narrow]: { minHeight: '44px' } } })

export const about = style({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} 0`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const names = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})
