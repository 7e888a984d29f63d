import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gap: space[1], minWidth: 0, fontWeight: 400 })

export const about = styled({ color: theme.color.inkMuted, fontSize: fontSize.s, overflowWrap: 'anywhere' })
