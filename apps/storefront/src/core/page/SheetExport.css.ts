import { style } from '@vanilla-extract/css'
import { fontSize, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
})

export const notice = style({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  // Without a text it takes no place, but screen readers still know it.
  selectors: { '&:empty': { position: 'absolute' } },
})
