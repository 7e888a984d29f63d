import { theme } from '../theme/contract.css'
import { media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

/**
 * Too narrow for one line: rule and bar are the first line and what the cart has is the second one, also before it is
 * known, so that nothing moves.
 */
const twoLines = '(min-width: 480px) and (max-width: 639px)'

/** Room for the words alone: what they say is what the bar shows. */
const words = '(min-width: 640px) and (max-width: 759px)'

export const root = styledRoot({
  display: 'flex',
  containerType: 'inline-size',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minHeight: '36px',
  margin: 0,
  // Beside others in a line it needs room for its words.
  flexBasis: '640px',
  padding: `5px ${space[3]}`,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  fontVariantNumeric: 'tabular-nums',
  // On a phone the rule and what the cart has are two lines.
  '@media': { [media.narrow]: { minHeight: '68px' } },
})

/** The place of the second line while the rule loads. */
export const loading = styled({
  '@container': {
    [twoLines]: { selectors: { '&::after': { content: '', flex: '1 0 100%', height: '24px' } } },
  },
})

export const rule = styled({
  margin: 0,
  fontWeight: 500,
  // With the bar, or alone, it fills the line.
  '@container': { [twoLines]: { flex: '1 0 calc(100% - 136px)' } },
})

export const progress = styled({
  width: '200px',
  height: '8px',
  accentColor: theme.color.accent,
  '@media': { [media.narrow]: { width: '100%' } },
  '@container': { [twoLines]: { flex: 'none', width: '120px' }, [words]: { display: 'none' } },
})

export const cart = styled({
  margin: 0,
  color: theme.color.inkMuted,
  '@container': { [twoLines]: { minHeight: '24px' } },
  selectors: { '&[data-free]': { color: theme.color.accent } },
})
