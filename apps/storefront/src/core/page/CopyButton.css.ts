import { style } from '@vanilla-extract/css'
import { fontSize, media, readOutOnly, space, theme } from '@yaoji/ui/theme'

export const root = style({
  minHeight: '24px',
  paddingInline: space[1],
  color: theme.color.accent,
  fontSize: fontSize.xs,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { minHeight: '44px', paddingInline: space[2] } },
})

export const readOut = style(readOutOnly)
