import { style } from '@vanilla-extract/css'
import { media, radius, space, theme } from '@yaoji/ui/theme'

export const department = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  paddingInline: space[3],
  border: `1px solid ${theme.color.seam}`,
  borderRadius: radius.s,
  background: theme.color.surface,
  selectors: {
    '&:hover': { borderColor: theme.color.accent, color: theme.color.accent },
    '&[aria-current]': { borderColor: theme.color.accent, color: theme.color.accent, fontWeight: 600 },
  },
  '@media': { [media.narrow]: { minHeight: '44px' } },
})

export const content = style({ paddingBlockStart: space[4] })
