import { theme } from '../theme/contract.css'
import { styled } from '../theme/styled'

/** Fading would take the contrast of prices away just while they are compared. */
export const root = styled({
  selectors: { '&[data-refreshing]': { borderBlockStartColor: theme.color.accent, cursor: 'progress' } },
})
