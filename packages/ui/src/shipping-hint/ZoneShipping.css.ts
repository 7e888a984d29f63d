import { theme } from '../theme/contract.css'
import { media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minHeight: '44px',
  margin: 0,
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  fontVariantNumeric: 'tabular-nums',
  // On a phone the rule and what the cart has are two lines.
  '@media': { [media.narrow]: { minHeight: '68px' } },
})

export const rule = styled({ margin: 0, fontWeight: 500 })

export const progress = styled({
  width: '200px',
  height: '8px',
  accentColor: theme.color.accent,
  '@media': { [media.narrow]: { width: '100%' } },
})

export const cart = styled({
  margin: 0,
  color: theme.color.inkMuted,
  selectors: { '&[data-free]': { color: theme.color.accent } },
})
