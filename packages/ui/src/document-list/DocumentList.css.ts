import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  fontSize: fontSize.s,
})

export const item = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: '40px',
  paddingBlock: '6px',
  paddingInline: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.seam}` } },
})

export const name = styled({ flex: '1 1 12em', minWidth: 0, overflowWrap: 'anywhere' })

export const state = styled({ color: theme.color.inkMuted })

export const link = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  color: theme.color.accent,
  selectors: { '&:hover': { color: theme.color.accentHover, textDecoration: 'underline' } },
})

export const none = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })
