import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const parts = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[4],
  listStyle: 'decimal',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
})

export const hotline = style({ marginBlockStart: space[3], fontSize: fontSize.s })
