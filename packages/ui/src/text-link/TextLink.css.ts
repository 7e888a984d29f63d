import { theme } from '../theme/contract.css'
import { media, targetSize } from '../theme/scale'
import { styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: targetSize,
  color: theme.color.accent,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[data-underlined]': { display: 'inline', textDecoration: 'underline' },
  },
  '@media': {
    [media.narrow]: {
      minHeight: '44px',
      selectors: { '&[data-underlined]': { display: 'inline-flex' } },
    },
  },
})
