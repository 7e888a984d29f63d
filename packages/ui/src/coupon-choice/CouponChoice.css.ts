import { theme } from '../theme/contract.css'
import { space } from '../theme/scale'
import { adjusted, styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gap: space[3], minWidth: 0 })

export const more = adjusted({ justifySelf: 'start' })

export const muted = styled({ color: theme.color.inkMuted })

export const used = styled({ color: theme.color.ink })

export const line = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[2],
  minHeight: '28px',
})

export const chosen = styled({ minWidth: 0, overflowWrap: 'anywhere' })
