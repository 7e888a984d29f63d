import { theme } from '../theme/contract.css'
import { fontSize } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'inline-grid', justifyItems: 'end', justifySelf: 'end' })

export const balance = styled({ color: theme.color.inkMuted, fontSize: fontSize.xs })
