import { style } from '@vanilla-extract/css'
import { fontSize, media, space, theme } from '@yaoji/ui/theme'

export const status = style({
  color: theme.color.brass,
  fontWeight: 600,
  selectors: { '&[data-over]': { color: theme.color.inkMuted } },
})

export const ticket = style({ display: 'grid', gap: space[4], minWidth: 0 })

export const lines = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  minWidth: 0,
  border: 0,
  padding: 0,
  margin: 0,
})

export const legend = style({ marginBlockEnd: space[1], fontWeight: 600 })

export const choice = style({
  '@media': { [media.narrow]: { flexBasis: '100%', minHeight: '44px' } },
})

export const about = style({ color: theme.color.inkMuted, fontSize: fontSize.s })
