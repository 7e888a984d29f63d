import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gap: space[3], minWidth: 0 })

export const note = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const sums = styled({ display: 'grid', gap: space[3], marginBlock: space[3] })

export const rules = styled({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: '1.5em',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  listStyle: 'decimal',
})

export const link = styled({ color: theme.color.accent, overflowWrap: 'anywhere' })

export const pages = styled({ marginBlockStart: space[3] })

export const rule = styled({ overflowWrap: 'anywhere' })
