import { theme } from '../theme/contract.css'
import { fontSize, radius } from '../theme/scale'
import { adjusted, styled } from '../theme/styled'

export const inCart = styled({
  display: 'inline-block',
  minHeight: '24px',
  minWidth: '24px',
  paddingInline: '6px',
  textAlign: 'center',
  borderRadius: radius.s,
  background: theme.color.accentWash,
  color: theme.color.accent,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '24px',
  whiteSpace: 'nowrap',
  border: 0,
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.accentHover, textDecoration: 'underline' } },
})

/** In the place of the mark, without the buttons of a stepper. */
export const field = adjusted({ gridTemplateColumns: 'minmax(0, 1fr)', width: '56px', height: '24px' })
