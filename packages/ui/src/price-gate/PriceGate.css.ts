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

/** Positioned, so that it can be pressed where another link covers the box around it. */
export const action = styled({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: theme.color.accent,
  fontSize: fontSize.s,
  selectors: { '&:hover': { color: theme.color.accentHover, textDecoration: 'underline' } },
})
