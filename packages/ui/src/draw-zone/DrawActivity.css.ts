import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

export const prizes = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const prize = styled({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 })

export const words = styled({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const note = styled({
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})

export const start = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })

export const rules = styled({
  margin: 0,
  paddingInlineStart: '1.4em',
  color: theme.color.inkMuted,
  fontSize: fontSize.s,
  listStyle: 'decimal',
})
