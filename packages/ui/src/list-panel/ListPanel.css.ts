import { buttonHeight } from '../button/Button.css'
import { theme } from '../theme/contract.css'
import { space } from '../theme/scale'
import { styled, styledRoot } from '../theme/styled'

export const root = styledRoot({
  border: `1px solid ${theme.color.seam}`,
  background: theme.color.surface,
  selectors: { '&[data-framed="false"]': { border: 0 } },
})

export const filters = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: space[4],
  rowGap: space[3],
  padding: space[3],
  vars: { [buttonHeight]: '36px' },
})
