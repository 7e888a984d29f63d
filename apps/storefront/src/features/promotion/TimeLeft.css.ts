import { style } from '@vanilla-extract/css'
import { space, theme } from '@yaoji/ui/theme'

export const left = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: theme.color.inkMuted,
})
