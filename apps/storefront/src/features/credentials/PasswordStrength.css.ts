import { style } from '@vanilla-extract/css'
import { fontSize, radius, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '20px',
  color: theme.color.inkMuted,
  fontSize: fontSize.xs,
})

export const bars = style({ display: 'flex', gap: '4px' })

export const bar = style({
  width: '40px',
  height: '4px',
  borderRadius: radius.full,
  background: theme.color.seam,
  selectors: {
    '&[data-filled]': { background: theme.color.success },
    '[data-strength="weak"] &[data-filled]': { background: theme.color.price },
    '[data-strength="medium"] &[data-filled]': { background: theme.color.brass },
  },
})
