import { theme } from '../theme/contract.css'
import { styledRoot } from '../theme/styled'

/** Only a line at the top: faded prices would be hard to compare. */
export const root = styledRoot({
  selectors: { '&[data-refreshing]': { borderBlockStartColor: theme.color.accent, cursor: 'progress' } },
})
