import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gap: '6px', fontSize: fontSize.s })

export const item = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space[2],
})

export const words = styled({ minWidth: 0, overflowWrap: 'anywhere' })

export const title = styled({ marginInlineEnd: space[2], fontWeight: 500 })

export const link = styled({
  display: 'inline-block',
  minHeight: '24px',
  marginInlineEnd: space[2],
  color: theme.color.accent,
  fontWeight: 500,
  lineHeight: '24px',
  selectors: { '&:hover': { color: theme.color.accentHover, textDecoration: 'underline' } },
})

export const describe = styled({ color: theme.color.inkMuted })
