import { theme } from '../theme/contract.css'
import { fontSize, space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({ display: 'grid', gap: space[3], minWidth: 0 })

export const message = styled({
  display: 'grid',
  gap: space[1],
  maxWidth: '640px',
  padding: space[3],
  borderInlineStart: `3px solid ${theme.color.seamStrong}`,
  selectors: { '&[data-author="shop"]': { borderInlineStartColor: theme.color.accent } },
})

export const about = styled({ color: theme.color.inkMuted, fontSize: fontSize.s })

export const text = styled({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
