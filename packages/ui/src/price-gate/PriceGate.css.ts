import { theme } from '../theme/contract.css'
import { fontSize, lineHeight } from '../theme/scale'
import { styled } from '../theme/styled'

export const root = styled({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '6px',
  minHeight: '24px',
  lineHeight: lineHeight.tight,
})

export const reason = styled({ color: theme.color.brass, fontSize: fontSize.s })

export const action = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: theme.color.accent,
  fontSize: fontSize.s,
  selectors: { '&:hover': { color: theme.color.accentHover, textDecoration: 'underline' } },
})
