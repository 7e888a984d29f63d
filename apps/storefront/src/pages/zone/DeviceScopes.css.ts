import { style } from '@vanilla-extract/css'
import { media, space, theme } from '@yaoji/ui/theme'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minHeight: '44px',
  padding: `${space[2]} ${space[3]}`,
  // The rule, the scopes and the link: as high before they arrive.
  '@media': { [media.narrow]: { alignContent: 'start', minHeight: '138px' } },
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
})

export const rule = style({ margin: 0 })

export const scope = style({
  color: theme.color.brass,
  fontWeight: 500,
  selectors: { '&[data-open]': { color: theme.color.accent } },
})

export const link = style({
  color: theme.color.accent,
  '@media': { [media.narrow]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})
