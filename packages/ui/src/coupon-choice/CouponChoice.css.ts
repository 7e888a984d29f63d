import { theme } from '../theme/contract.css'
import { space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gap: space[3], minWidth: 0 })

export const more = adjusted({ justifySelf: 'start' })

export const muted = styled({ color: theme.color.inkMuted })

export const used = styled({ color: theme.color.ink })
