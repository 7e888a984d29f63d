import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const list = style({ display: 'grid', gap: space[2] })

export const entry = style({
  padding: space[3],
  background: theme.color.surface,
  color: theme.color.ink,
  fontSize: fontSize.m,
})
