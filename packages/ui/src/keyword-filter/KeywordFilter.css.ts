import { theme } from '../theme/contract.css'
import { media, radius, space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  alignItems: 'stretch',
  gap: space[2],
  // In a row of filters its field is shorter before the row wraps.
  flex: '1 1 252px',
  maxWidth: 'max-content',
  '@media': { [media.narrow]: { flex: '1 1 100%', maxWidth: 'none' } },
})

export const field = adjusted({
  flex: '0 1 220px',
  width: '220px',
  minWidth: 0,
  '@media': { [media.narrow]: { flex: '1 1 auto', width: 'auto' } },
})

export const clear = styled({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  minHeight: '28px',
  borderRadius: radius.s,
  color: theme.color.inkMuted,
  selectors: { '&:hover': { color: theme.color.accent } },
  '@media': { [media.narrow]: { width: '44px', minHeight: '40px' } },
})
