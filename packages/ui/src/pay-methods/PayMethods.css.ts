import { theme } from '../theme/contract.css'
import { space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({})

/** What the chosen way asks for besides, below all of them. */
export const extra = styled({
  marginBlockStart: space[3],
  padding: space[3],
  borderInlineStart: `2px solid ${theme.color.accent}`,
  background: theme.color.surface,
})
