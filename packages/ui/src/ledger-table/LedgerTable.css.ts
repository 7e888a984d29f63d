import { theme } from '../theme/contract.css'
import { fontSize, media, space } from '../theme/scale'
import { styled } from '../theme/styled'

export const amount = styled({
  fontWeight: 500,
  selectors: { '&[data-direction="in"]': { color: theme.color.accent } },
})

export const reason = styled({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  overflowWrap: 'anywhere',
})

/** On a phone high enough for a finger. */
export const link = styled({
  color: theme.color.accent,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.narrow]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})
