import { theme } from '../theme/contract.css'
import { fontSize, radius, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  color: theme.color.brass,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

/** The target is higher than the line, which stays as high as it is. */
export const goods = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  marginBlock: '-2px',
  paddingInline: space[1],
  borderRadius: radius.s,
  color: theme.color.accent,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
