import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  minWidth: 0,
  margin: 0,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
})

export const attribute = styled({ display: 'flex', gap: '4px', minWidth: 0 })

export const name = styled({ flex: 'none', color: theme.color.inkFaint })

export const value = styled({ minWidth: 0, margin: 0, color: theme.color.ink, overflowWrap: 'anywhere' })
