import { theme } from '../theme/contract.css'
import { space } from '../theme/scale'
import { styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: theme.color.inkMuted,
  selectors: {
    '&[data-framed]': {
      minHeight: '44px',
      paddingInline: space[3],
      border: `1px solid ${theme.color.seam}`,
      background: theme.color.surface,
      color: theme.color.ink,
    },
  },
})
