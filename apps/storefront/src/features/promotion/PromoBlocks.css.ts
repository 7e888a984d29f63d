import { style } from '@vanilla-extract/css'
import { space, theme } from '@yaoji/ui/theme'

export const text = style({
  padding: space[4],
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const paragraph = style({ margin: 0, maxWidth: '72em' })
