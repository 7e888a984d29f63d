import { theme } from '../theme/contract.css'
import { media, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minHeight: '36px',
  padding: `5px ${space[3]}`,
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  // The rule, the scopes and a link: as high before they arrive.
  '@media': { [media.narrow]: { alignContent: 'start', minHeight: '138px' } },
})

export const rule = styled({ margin: 0 })

export const scope = styled({
  color: theme.color.brass,
  fontWeight: 500,
  selectors: { '&[data-open]': { color: theme.color.accent } },
})
